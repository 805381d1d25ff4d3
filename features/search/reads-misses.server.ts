import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

export type Miss = { query: string; times: number; lastOn: Day }

/**
 * The misses between two days, the most frequent first, and how many different questions there were. Questions
 * that may be about a person were never counted, and nothing is stored longer than 180 days (`purgeMisses`).
 */
export async function listMisses(
  db: Db,
  { from, to }: { from: Day; to: Day },
  most: number,
): Promise<{ rows: Miss[]; of: number }> {
  const { rows } = await sql<Miss & { of: number }>`
    select query, sum(count)::int as times, max(day) as "lastOn", count(*) over ()::int as of
    from search_misses where day between ${from} and ${to}
    group by query order by times desc, "lastOn" desc, query limit ${most}`.execute(db)
  return { rows: rows.map(({ query, times, lastOn }) => ({ query, times, lastOn })), of: rows[0]?.of ?? 0 }
}
