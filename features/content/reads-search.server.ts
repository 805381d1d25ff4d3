import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** Entries whose title matches a pattern, a limited number of each kind, last edited first, without the trash. */
export async function findEntriesLike(db: Db, like: string, limit: number) {
  const { rows } = await sql<{ id: number; kind: string; title: string; editedAt: Date }>`
    select id, kind, title, edited_at as "editedAt"
    from (
      select id, kind, title, edited_at, row_number() over (partition by kind order by edited_at desc, id desc) as nth
      from entries where title ilike ${like} and trashed_at is null
    ) as found
    where nth <= ${limit}
    order by kind, nth`.execute(db)
  return rows
}
