import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** Writes down that a sheet was opened at an instant, unless that was written down in the hour before. */
export async function putSheetOpening(db: Db, { id, at }: { id: number; at: Date }): Promise<void> {
  await sql`update assignments set first_opened_at = coalesce(first_opened_at, ${at}), last_opened_at = ${at}
    where id = ${id} and (last_opened_at is null or last_opened_at <= ${at}::timestamptz - interval '1 hour')`.execute(db)
}
