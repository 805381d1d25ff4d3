import type { PartyParts } from '#features/orders/requested-party.ts'
import { type DocumentKind, type Part, parts } from '#features/search/document.ts'
import { foldedWords } from '#features/search/folded-words.ts'
import { excerptOf, holdsSought, type MarkedStretch, markedStretches } from '#features/search/marked-text.ts'
import type { Question } from '#features/search/question.ts'
import type { Found } from '#features/search/search-everything.server.ts'
import type { Words } from '#platform/languages/source.ts'
import { links } from '#values/links.ts'
import type { searchWords } from '../../words/search.ts'

export type ResultRow = {
  kind: DocumentKind
  href: string
  title: MarkedStretch[]
  text: MarkedStretch[]
  countries: readonly string[]
  /** The lowest price of a package, and whom it is for. */
  price?: string | undefined
}
export type ResultGroup = { part: Part; count: number; rows: ResultRow[] }

type SearchWords = Words<typeof searchWords.tree>
type FoundDocument = Found['documents'][number]
/** Prices of packages in words, by slug. */
type Prices = ReadonlyMap<string, string | undefined>

type Results = {
  /** What was found, in a sentence. */
  summary: string
  groups: ResultGroup[]
  near: { title: string; href: string }[]
}

/** What was found as the screen shows it: groups in the order of their best row, and the words that were sought marked. */
export function resultsOf(
  words: SearchWords,
  question: Question,
  found: Found,
  prices: Prices = new Map(),
  party: PartyParts = {},
): Results {
  const inOrder = [...new Set(found.documents.map(({ part }) => part))]
  const groups = inOrder.map((part): ResultGroup => {
    const documents = found.documents.filter((one) => one.part === part)
    return { part, count: documents[0]?.countInPart ?? 0, rows: documents.map((one) => rowOf(one, found, prices, party)) }
  })
  const near = groups.length > 0 ? [] : found.near.map(({ title, href }) => ({ title, href }))
  return { summary: flashOf(words, question, found, groups), groups, near }
}

/** Whether a document is a package: only these have a price in their row. Its id is its slug. */
export const isPackage = ({ id, href }: Pick<FoundDocument, 'id' | 'href'>): boolean => href === links.package(id)

/** Where neither title nor sentence holds a word that was sought, a piece of the text that does is shown instead. */
function rowOf(document: FoundDocument, { sought }: Found, prices: Prices, party: PartyParts): ResultRow {
  const { kind, id, href, title, sentence, body, countries } = document
  const excerpt = holdsSought(`${title} ${sentence}`, sought) ? undefined : excerptOf(body, sought)
  return {
    kind,
    href: withParty(href, party),
    title: markedStretches(title, sought),
    text: markedStretches(excerpt ?? sentence, sought),
    countries,
    ...(isPackage(document) && { price: prices.get(id) }),
  }
}

/** A journey opens for the party that the search was made for. */
function withParty(href: string, party: PartyParts): string {
  const query = String(new URLSearchParams(party))
  return query && /^\/(package|departure)-details\//.test(href) ? `${href}?${query}` : href
}

function flashOf(
  words: SearchWords,
  { text, words: queryWords }: Question,
  { how, words: meant }: Found,
  groups: readonly ResultGroup[],
): string {
  if (groups.length === 0) {
    const onlyCommon = queryWords.length === 0 && foldedWords(text).length > 0
    return onlyCommon ? words.tooCommon({ question: text }) : words.none({ question: text })
  }
  if (how === 'corrected') return words.corrected({ typed: text, meant: meant.join(' ') })
  if (how === 'some') return words.some({ question: text })
  return words.count({ count: groups.reduce((sum, { count }) => sum + count, 0), question: text })
}

/** The address of a question, within one result group and for a party where given. */
export function searchHref(question: string, part?: Part, party: PartyParts = {}): string {
  return `/search?${new URLSearchParams({ q: question, ...(part && { in: part }), ...party })}`
}

/** The result group in an address; undefined where it names none. */
export const readPart = (typed: string | null): Part | undefined => parts.find((one) => one === typed)
