import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { KnownWord } from './nearest-word.ts'
import type { SearchTables } from './tables.ts'

/** A document with its folded texts, as its row holds it. */
export type DocumentRow = Omit<SearchTables['search_documents'], 'titles' | 'everything'>

/** Locks the index for writing until the transaction ends. */
export async function lockIndex(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('search_documents'))`.execute(tx)
}

/**
 * Brings the index to exactly these documents; an unchanged row is not written. Returns how many were. Deleted documents are
 * found by a hashed list: comparing row with row, 10,000 of each, took longer than a statement may.
 */
export async function putDocuments(tx: Tx, documents: readonly DocumentRow[]): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(documents)}::json) as x(kind text, id text, part text, title text, href text,
        sentence text, body text, countries text[], weight real, titles_folded text, sentence_folded text, body_folded text)),
    gone as (
      delete from search_documents d where (d.kind, d.id) not in (select g.kind, g.id from given g) returning d.id),
    put as (
      insert into search_documents as d (kind, id, part, title, href, sentence, body, countries, weight, titles_folded,
        sentence_folded, body_folded)
      select kind, id, part, title, href, sentence, body, countries, weight, titles_folded, sentence_folded, body_folded from given
      on conflict (kind, id) do update set part = excluded.part, title = excluded.title, href = excluded.href,
        sentence = excluded.sentence, body = excluded.body, countries = excluded.countries, weight = excluded.weight,
        titles_folded = excluded.titles_folded, sentence_folded = excluded.sentence_folded, body_folded = excluded.body_folded
      where (d.part, d.title, d.href, d.sentence, d.body, d.countries, d.weight, d.titles_folded, d.sentence_folded)
        is distinct from (excluded.part, excluded.title, excluded.href, excluded.sentence, excluded.body, excluded.countries,
          excluded.weight, excluded.titles_folded, excluded.sentence_folded)
      returning d.id)
    select ((select count(*) from gone) + (select count(*) from put))::int as changed`.execute(tx)
  return rows[0]?.changed ?? 0
}

/** Brings the list of known words to exactly these. */
export async function putWords(tx: Tx, words: readonly KnownWord[]): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ documents }) => documents)}::int[])
        as x(word, documents)),
    gone as (delete from search_words w where w.word not in (select g.word from given g))
    insert into search_words as w (word, documents) select word, documents from given
    on conflict (word) do update set documents = excluded.documents where w.documents <> excluded.documents`.execute(tx)
}

/** Counts a question without results, on its day. Beyond so many different ones in a day, new ones are ignored. */
export async function countMiss(db: Db, query: string, day: Day, mostInADay: number): Promise<void> {
  await sql`
    insert into search_misses as m (query, day)
    select ${query}, ${day}::date
    where (select count(*) from search_misses x where x.day = ${day}::date) < ${mostInADay}
      or exists (select from search_misses x where x.day = ${day}::date and x.query = ${query})
    on conflict (day, query) do update set count = m.count + 1`.execute(db)
}

export async function deleteMissesBefore(db: Db, day: Day): Promise<number> {
  const { numDeletedRows } = await db
    .withTables<SearchTables>()
    .deleteFrom('search_misses')
    .where('day', '<', day)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
