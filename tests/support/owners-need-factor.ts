import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** Sets whether the site requires a second factor of its owners. */
export async function ownersNeedFactor(db: Db, needed: boolean): Promise<void> {
  await sql`insert into settings (key, value, updated_at) values ('ownersNeedSecondFactor', ${JSON.stringify(needed)}, now())
    on conflict (key) do update set value = excluded.value`.execute(db)
}
