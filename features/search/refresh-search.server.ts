import { findSettings } from '#features/settings/reads.server.ts'
import type { Context, Db, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { readContents } from './contents.server.ts'
import type { DocumentHrefs } from './document.ts'
import { indexedDocument, languageRow, textOfRow, textsOfRow } from './document-row.ts'
import type { DocumentWords } from './document-words.ts'
import { documentsOfContents } from './documents/documents-of-contents.server.ts'
import { knownWords } from './known-words.ts'
import { english, type SearchLanguage } from './search-language.ts'
import { translateContents } from './translate-contents.server.ts'
import { deleteOtherLanguages, lockIndex, putDocuments, putWords } from './writes-index.server.ts'

/** A language that the site is translated into, with what the index words in it. */
type IndexedLanguage = { language: SearchLanguage; words: DocumentWords }

/**
 * What the index is made of besides the contents: addresses, the words of English, and every language that there is a catalogue for.
 * They belong to the app, which passes them in: `searchSite` in app/shared.
 */
export type SearchSite = { hrefs: DocumentHrefs; words: DocumentWords; languages: readonly IndexedLanguage[] }

/**
 * Updates the search index to what visitors may read now, in English and in each language that staff have published; what it has of
 * another language goes. Safe at any time, twice, and in several processes: each waits for the one before it and then reads again. A language is written
 * in a transaction of its own: where this ends in between, those before are whole, and the job that is run again writes the rest. Returns
 * how many documents changed.
 */
export async function refreshSearch(ctx: Context, site: SearchSite): Promise<number> {
  let changed = await write(ctx, async (tx) => {
    const rows = (await readDocuments(ctx, tx, site)).documents.map(({ row }) => row)
    const written = await putDocuments(tx, english.code, rows)
    if (written > 0) await putWords(tx, english.code, knownWords(rows.map(textOfRow)))
    return written
  })
  for (const one of await listPublished(ctx.db, site)) changed += await write(ctx, (tx) => putLanguage(ctx, tx, site, one))
  // Read again: one that was published meanwhile may have been written by the job of its publishing.
  return changed + (await write(ctx, async (tx) => deleteOtherLanguages(tx, codesOf(await listPublished(tx, site)))))
}

/** The only place that says which languages are searched. */
async function listPublished(db: Db, { languages }: SearchSite): Promise<IndexedLanguage[]> {
  const { languages: published } = await findSettings(db)
  return languages.filter(({ language }) => published.includes(language.code))
}

const codesOf = (languages: readonly IndexedLanguage[]): string[] => languages.map(({ language }) => language.code)

async function putLanguage(ctx: Context, tx: Tx, site: SearchSite, { language, words }: IndexedLanguage): Promise<number> {
  const { contents, documents } = await readDocuments(ctx, tx, site)
  const sources = new Map(documents.map((one) => [keyOf(one.row), one]))
  const translated = await translateContents(tx, contents, language.code)
  const rows = documentsOfContents(translated, site.hrefs, words).map((document) => {
    const source = sources.get(keyOf(document))
    if (!source) throw new Error(`There is no English document ${keyOf(document)}`)
    return languageRow(document, source, language)
  })
  const written = await putDocuments(tx, language.code, rows)
  if (written > 0) await putWords(tx, language.code, knownWords(rows.map(textsOfRow)))
  return written
}

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`

async function readDocuments({ clock }: Context, tx: Tx, { hrefs, words }: SearchSite) {
  const contents = await readContents(tx, kigaliDay(clock.now()))
  return { contents, documents: documentsOfContents(contents, hrefs, words).map(indexedDocument) }
}

/** Writes a part of the index while nobody else does, and drops the pages that show it. */
const write = (ctx: Context, put: (tx: Tx) => Promise<number>): Promise<number> =>
  ctx.db.transaction().execute(async (tx) => {
    await lockIndex(tx)
    const changed = await put(tx)
    if (changed > 0) await ctx.cache.invalidate(tx, ['search'])
    return changed
  })
