import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { english } from './search-language.ts'
import type { SearchTables } from './tables.ts'

/**
 * Counts a question without results on a page of a language, on its day. Beyond so many different ones in a day, new ones are ignored:
 * so many in English, and so many in all other languages together.
 */
export async function countMiss(db: Db, query: string, day: Day, mostInADay: number, language = english.code): Promise<void> {
  await (language === english.code
    ? sql`
    insert into search_misses as m (query, day)
    select ${query}, ${day}::date
    where (select count(*) from search_misses x where x.day = ${day}::date) < ${mostInADay}
      or exists (select from search_misses x where x.day = ${day}::date and x.query = ${query})
    on conflict (day, query) do update set count = m.count + 1`
    : sql`
    insert into search_language_misses as m (language, query, day)
    select ${language}, ${query}, ${day}::date
    where (select count(*) from search_language_misses x where x.day = ${day}::date) < ${mostInADay}
      or exists (select from search_language_misses x where x.day = ${day}::date and x.language = ${language} and x.query = ${query})
    on conflict (day, language, query) do update set count = m.count + 1`
  ).execute(db)
}

export async function deleteMissesBefore(db: Db, day: Day): Promise<number> {
  let deleted = 0
  for (const table of ['search_misses', 'search_language_misses'] as const) {
    const { numDeletedRows } = await db
      .withTables<SearchTables>()
      .deleteFrom(table)
      .where('day', '<', day)
      .executeTakeFirstOrThrow()
    deleted += Number(numDeletedRows)
  }
  return deleted
}
