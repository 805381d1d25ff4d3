import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { english } from './search-language.ts'

/** A question without results, on pages of one language. */
export type Miss = { query: string; language: string; times: number; lastOn: Day }

/**
 * The misses between two days, the most frequent first, by language, and how many different questions there were. Questions
 * that may be about a person were never counted, and nothing is stored longer than 180 days (`purgeMisses`).
 */
export async function listMisses(
  db: Db,
  { from, to }: { from: Day; to: Day },
  most: number,
): Promise<{ rows: Miss[]; of: number }> {
  const { rows } = await sql<Miss & { of: number }>`
    with missed as (
      select ${english.code} as language, query, day, count from search_misses where day between ${from} and ${to}
      union all select language, query, day, count from search_language_misses where day between ${from} and ${to})
    select query, language, sum(count)::int as times, max(day) as "lastOn", count(*) over ()::int as of
    from missed group by query, language order by times desc, "lastOn" desc, query, language limit ${most}`.execute(db)
  return { rows: rows.map(({ of: _, ...miss }) => miss), of: rows[0]?.of ?? 0 }
}
