import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { DocumentKind, Part } from './document.ts'
import type { KnownWord } from './nearest-word.ts'
import type { TsQuery } from './search-filter.ts'
import { english, type SearchLanguage } from './search-language.ts'

/** A document that was found; `countInPart` is how many of its group were found in all. */
export type FoundDocument = {
  kind: DocumentKind
  /** Unique within its kind. */
  id: string
  part: Part
  title: string
  href: string
  sentence: string
  body: string
  countries: readonly string[]
  countInPart: number
}

export type Title = { kind: DocumentKind; title: string; href: string }

/** By stems; and the last word as the beginning of one, of a stem or of a word in a title. */
function queryOf({ whole, before, beginning, own }: TsQuery): RawBuilder<unknown> {
  if (own) return ownQueryOf(own, beginning)
  const stems = sql`to_tsquery('english', ${whole})`
  if (!beginning) return stems
  const begun = sql`(to_tsquery('english', ${beginning}) || to_tsquery('simple', ${beginning}))`
  return before ? sql`(${stems} || (to_tsquery('english', ${before}) && ${begun}))` : sql`(${stems} || ${begun})`
}

/** The same in another language: each word by its stem there or in English, and none that is too common there. */
function ownQueryOf({ config, how, words }: NonNullable<TsQuery['own']>, beginning: string): RawBuilder<unknown> {
  const each = words.map(({ own, english }) => sql`search_word(${config}, ${own}, ${english})`)
  const stems = how === 'all' ? sql.join(each, sql` && `) : sql.join(each, sql` || `)
  if (!beginning) return sql`(${stems})`
  const begun = sql`(to_tsquery(search_config(${config}), ${beginning}) || to_tsquery('english', ${beginning}) || to_tsquery('simple', ${beginning}))`
  const before = each.slice(0, -1)
  return how === 'all' && before.length > 0
    ? sql`((${stems}) || (${sql.join(before, sql` && `)} && ${begun}))`
    : sql`((${stems}) || ${begun})`
}

/** The index of a language: that of English has tables of its own (decision 0045). */
const indexOf = ({ code }: SearchLanguage) =>
  code === english.code
    ? {
        documents: sql`search_documents`,
        words: sql`search_words`,
        within: (query: RawBuilder<unknown>) => query,
        found: (values: RawBuilder<unknown>) => sql`search_found(${values})`,
      }
    : {
        documents: sql`(select * from search_language_documents where language = ${code})`,
        words: sql`(select * from search_language_words where language = ${code})`,
        within: (query: RawBuilder<unknown>) => sql`search_within(${code}, ${query})`,
        found: (values: RawBuilder<unknown>) => sql`search_found_in(${code}, ${values})`,
      }

/** The languages besides English that the index has documents in. */
export async function listIndexedLanguages(db: Db): Promise<string[]> {
  const { rows } = await sql<{ language: string }>`
    with recursive listed as (
      select min(language) as language from search_language_documents
      union all select (select min(d.language) from search_language_documents d where d.language > l.language) from listed l
        where l.language is not null)
    select language from listed where language is not null`.execute(db)
  return rows.map(({ language }) => language)
}

/** How many of each group are ranked in full: a word with more results is too common to rank them. */
const lookedAt = 25

/**
 * What is found for a question, best first, at most so many of each group. First by title and weight, which is cheap for a word
 * of every text; then the best of each group by their whole text.
 */
export async function findDocuments(
  db: Db,
  { tsQuery, folded, part, most }: { tsQuery: TsQuery; folded: string; part?: Part | undefined; most: number },
  language = english,
): Promise<FoundDocument[]> {
  const query = queryOf(tsQuery)
  const { documents, found } = indexOf(language)
  const { rows } = await sql<FoundDocument>`
    with ranked as (
      select d.kind, d.id, d.part, d.title, d.href, d.sentence, d.body, d.countries, f.in_part,
        f.by_title + d.weight * 2 * ts_rank('{0.1, 0.2, 0.4, 1}', d.everything, ${query}) as rank
      from ${found(sql`${query}, ${folded}, ${part ?? null}, ${Math.max(lookedAt, most)}`)} f
      join ${documents} d on d.kind = f.kind and d.id = f.id),
    best as (
      select r.*, row_number() over (partition by r.part order by r.rank desc, r.id, r.kind) as place,
        max(r.rank) over (partition by r.part) as of_part
      from ranked r)
    select kind, id, part, title, href, sentence, body, countries, in_part as "countInPart" from best where place <= ${most}
    order by of_part desc, part, place`.execute(db)
  return rows
}

/** Near matches of words that were not found: for each word similar ones of our texts, and titles like the whole. */
export type Near = { words: (KnownWord & { typed: string })[]; begun: string[]; titles: Title[] }

type NearRow = {
  what: 'word' | 'begun' | 'title'
  typed: string
  found: string
  documents: number
  kind: DocumentKind
  href: string
}

export async function findNear(db: Db, words: readonly string[], folded: string, language = english): Promise<Near> {
  const index = indexOf(language)
  const { rows } = await sql<NearRow>`
    (select 'word' as what, w.typed, v.word as found, v.documents, '' as kind, '' as href, v.near
      from unnest(${words}::text[]) as w(typed)
      cross join lateral (
        select s.word, s.documents, similarity(s.word, w.typed) as near from ${index.words} s where s.word % w.typed
        order by 3 desc, s.documents desc limit 8) v)
    union all
    (select 'begun', w.typed, '', 0, '', '', 0 from unnest(${words}::text[]) as w(typed)
      where exists (select from ${index.words} s where s.word like w.typed || '%'))
    union all
    (select 'title', '', d.title, 0, d.kind, d.href, word_similarity(${folded}, d.titles_folded) * d.weight
      from ${index.documents} d where ${folded} <% d.titles_folded order by 7 desc, d.title limit 8)`.execute(db)
  const of = (what: NearRow['what']) => rows.filter((row) => row.what === what)
  return {
    words: of('word').map(({ typed, found, documents }) => ({ typed, word: found, documents })),
    begun: of('begun').map(({ typed }) => typed),
    titles: of('title').map(({ kind, found, href }) => ({ kind, title: found, href })),
  }
}

type TitlesQuery = { tsQuery: TsQuery; folded: string; most: number }

/** Titles that have every word of a question, the last one perhaps only begun: those with the same beginning first. */
export async function listTitles(db: Db, { tsQuery, folded, most }: TitlesQuery, language = english): Promise<Title[]> {
  const { documents, within } = indexOf(language)
  const { rows } = await sql<Title>`
    select d.kind, d.title, d.href from ${documents} d where d.titles @@ ${within(queryOf(tsQuery))}
    order by starts_with(d.titles_folded, ${folded}) desc, d.weight desc, length(d.titles_folded), d.id limit ${most}`.execute(db)
  return rows
}

/** Titles of documents that have the words of a question anywhere, and then similar ones. */
export async function listOtherTitles(db: Db, { tsQuery, folded, most }: TitlesQuery, language = english): Promise<Title[]> {
  const { documents, found } = indexOf(language)
  const { rows } = await sql<Title>`
    with written as (
      select d.kind, d.id, d.title, d.href, 1 + f.by_title as near
      from ${found(sql`${queryOf(tsQuery)}, ${folded}, null, ${most}`)} f join ${documents} d on d.kind = f.kind and d.id = f.id
      order by f.by_title desc, f.id limit ${most}),
    alike as (
      select d.kind, d.id, d.title, d.href, word_similarity(${folded}, d.titles_folded) * d.weight as near
      from ${documents} d where ${folded} <% d.titles_folded order by 5 desc, d.title limit ${most})
    select kind, title, href from (select * from written union all
      select a.* from alike a where not exists (select from written w where w.kind = a.kind and w.id = a.id)) t
    order by near desc, title limit ${most}`.execute(db)
  return rows
}
