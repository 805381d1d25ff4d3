import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { DocumentRow, LanguageRow } from './document-row.ts'
import type { KnownWord } from './nearest-word.ts'
import { english } from './search-language.ts'

/** How often one that waits for the index looks whether it is free. */
const lookEveryMs = 100

/**
 * Locks the index for writing until the transaction ends. Waits for another process by looking again and again: a large index is
 * written for longer than a statement may wait for a lock.
 */
export async function lockIndex(tx: Tx): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('search_documents')) as locked`.execute(tx)
    if (rows[0]?.locked) return
    await pause(lookEveryMs)
  }
}

/** So many rows are written by one statement: the stems of a thousand long texts in two languages take about two seconds. */
const rowsAtOnce = 1_000

/** The columns of the index of English with their types in JSON. */
const columns = {
  kind: 'text',
  id: 'text',
  part: 'text',
  title: 'text',
  href: 'text',
  sentence: 'text',
  body: 'text',
  countries: 'text[]',
  weight: 'real',
  titles_folded: 'text',
  sentence_folded: 'text',
  body_folded: 'text',
} satisfies Record<keyof DocumentRow, string>

/** Those of the other languages. */
const languageColumns = {
  ...columns,
  language: 'text',
  config: 'text',
  english_titles_folded: 'text',
  english_sentence_folded: 'text',
  english_body_folded: 'text',
} satisfies Record<keyof LanguageRow, string>

/** The table of the documents of a language, its columns and which of its rows are of that language. */
const documentsOf = (language: string) =>
  language === english.code
    ? { table: sql.table('search_documents'), columns, key: sql`kind, id`, isOwn: sql<boolean>`true` }
    : {
        table: sql.table('search_language_documents'),
        columns: languageColumns,
        key: sql`language, kind, id`,
        isOwn: sql<boolean>`d.language = ${language}`,
      }

/**
 * Brings the index of a language to exactly these documents; an unchanged row is not written. Returns how many were. Deleted documents are
 * found by a hashed list: comparing row with row, 10,000 of each, took longer than a statement may.
 */
export async function putDocuments(
  tx: Tx,
  language: string,
  documents: readonly DocumentRow[] | readonly LanguageRow[],
): Promise<number> {
  const { table, isOwn } = documentsOf(language)
  const keys = documents.map(({ kind, id }) => ({ kind, id }))
  const { numAffectedRows } = await sql`
    delete from ${table} d where ${isOwn} and (d.kind, d.id) not in (
      select g.kind, g.id from json_to_recordset(${JSON.stringify(keys)}::json) as g(kind text, id text))`.execute(tx)
  let changed = Number(numAffectedRows ?? 0)
  for (let from = 0; from < documents.length; from += rowsAtOnce)
    changed += await upsertDocuments(tx, language, documents.slice(from, from + rowsAtOnce))
  return changed
}

/**
 * What has not changed is left out first: stems are made of everything that is inserted, also where a row is there already. Each row is
 * looked up by its key: as a join, the new ones would be compared with all others.
 */
async function upsertDocuments(tx: Tx, language: string, documents: readonly DocumentRow[]): Promise<number> {
  const { table, columns, key, isOwn } = documentsOf(language)
  const names = Object.keys(columns)
  const all = listed(names.map((name) => sql.id(name)))
  const of = (row: string) => listed(names.map((name) => sql.id(row, name)))
  const typed = listed(Object.entries(columns).map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`))
  const { rows } = await sql`
    insert into ${table} as put (${all})
    select ${all} from json_to_recordset(${JSON.stringify(documents)}::json) as x(${typed})
    where (select (${of('d')}) is not distinct from (${of('x')}) from ${table} d
      where ${isOwn} and d.kind = x.kind and d.id = x.id) is not true
    on conflict (${key}) do update set (${all}) = row (${of('excluded')})
    returning put.id`.execute(tx)
  return rows.length
}

const listed = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts)

/** Brings the list of known words of a language to exactly these. */
export async function putWords(tx: Tx, language: string, words: readonly KnownWord[]): Promise<void> {
  const given = sql`given as (
      select * from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ documents }) => documents)}::int[])
        as x(word, documents))`
  await (language === english.code
    ? sql`
    with ${given},
    gone as (delete from search_words w where w.word not in (select g.word from given g))
    insert into search_words as w (word, documents) select word, documents from given
    on conflict (word) do update set documents = excluded.documents where w.documents <> excluded.documents`
    : sql`
    with ${given},
    gone as (delete from search_language_words w where w.language = ${language} and w.word not in (select g.word from given g))
    insert into search_language_words as w (language, word, documents) select ${language}, word, documents from given
    on conflict (language, word) do update set documents = excluded.documents where w.documents <> excluded.documents`
  ).execute(tx)
}

/** Takes every language but English and these out of the index. Returns how many documents that were. */
export async function deleteOtherLanguages(tx: Tx, languages: readonly string[]): Promise<number> {
  await sql`delete from search_language_words where language <> all(${languages})`.execute(tx)
  const { numAffectedRows } = await sql`delete from search_language_documents where language <> all(${languages})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
