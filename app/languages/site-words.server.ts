import { type SearchLanguage, searchLanguage } from '#features/search/search-language.ts'
import type { Log } from '#platform/context.ts'
import { bindWords } from '#platform/languages/bind-words.ts'
import type { CompactTree, DocumentWords, SentWords } from '#platform/languages/compact.ts'
import { englishFormats } from '#platform/languages/english-formatter.ts'
import type { Formats } from '#platform/languages/formats.ts'
import { formatterFor } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Messages, Source, Words } from '#platform/languages/source.ts'
import { written } from './addresses.ts'
import { formatsOf } from './formats-of.server.ts'
import type { Catalogue } from './read-catalogues.server.ts'
import { compactEnglish, translatePart } from './translate-part.server.ts'
import type { WordsOfPage } from './use-words.ts'

/** All words of the site in one language. */
export type WordsInLanguage = WordsOfPage & {
  /** The words of a part for what is sent as data: what falls back is a plain text, which no document says to be English. */
  readonly textsOf: ReadWords
  /** These parts, for a visit from another page. Throws for a part that no source has. */
  sent(parts: readonly string[]): SentWords['words']
  /** The same with the language, as data. */
  plain(parts: readonly string[]): DocumentWords
  /** Whether nothing of a part is missing or broken in it. */
  isWhole(part: string): boolean
  /** The same as the text of a `<script type="application/json">`: no message can end the element. */
  script(parts: readonly string[]): string
}

/** A language's name in itself, and how far its messages are: unread are those that no native reader has approved. */
type TranslatedLanguage = { readonly name: string } & Readonly<Record<'all' | 'missing' | 'unread' | 'stale', number>>

export type SiteWords = {
  in(language: string): WordsInLanguage
  /** The published languages, which have addresses of their own, by code, each with its name in itself. */
  readonly published: ReadonlyMap<string, string>
  /** Publishes these languages and no others. One without a catalogue is left out. Returns whether that changed anything. */
  publish(languages: readonly string[]): boolean
  /** The languages into which the site is translated, published or not, by code. */
  readonly translated: ReadonlyMap<string, TranslatedLanguage>
  /** How each of these is searched, by code. */
  readonly searched: ReadonlyMap<string, SearchLanguage>
}

/**
 * The words of all sources, in English and in the languages of the catalogues. What a catalogue has wrong is logged once, here, and
 * shown in English. An unknown language throws.
 */
export function openSiteWords(
  sources: readonly Source[],
  catalogues: readonly Catalogue[] = [],
  log?: Pick<Log, 'warn'>,
): SiteWords {
  const english = new Map(sources.map(({ name, tree }) => [name, compactEnglish(tree)]))
  const translated = new Map<string, TranslatedLanguage>()
  const published = new Map<string, string>()
  const languages = new Map([[written, wordsIn(written, englishFormats, english, () => true)]])
  for (const { language, file, messages } of catalogues) {
    const parts = sources.map((source) => [source.name, translatePart(source, file.counts, messages.get(source.name))] as const)
    for (const [, { faults }] of parts) for (const fault of faults) log?.warn('A translation cannot be used', { language, fault })
    const whole = new Set(parts.flatMap(([name, { missing, faults }]) => (missing + faults.length === 0 ? [name] : [])))
    const trees = new Map(parts.map(([name, { tree }]) => [name, tree]))
    languages.set(
      language,
      wordsIn(language, formatsOf(file), trees, (name) => whole.has(name)),
    )
    const sum = (of: 'all' | 'missing' | 'unread' | 'stale') => parts.reduce((total, [, part]) => total + part[of], 0)
    translated.set(language, {
      name: file.name,
      all: sum('all'),
      missing: sum('missing'),
      unread: sum('unread'),
      stale: sum('stale'),
    })
  }
  return {
    published,
    publish(wanted) {
      const before = [...published.keys()].join()
      published.clear()
      // In the order of the catalogues, whatever the order in which they were published.
      for (const [language, { name }] of translated) if (wanted.includes(language)) published.set(language, name)
      return [...published.keys()].join() !== before
    },
    translated,
    searched: new Map(
      catalogues.map(({ language, file, search }) => [language, searchLanguage(language, file.search, search ?? noSearch)]),
    ),
    in(language) {
      const words = languages.get(language)
      if (!words) throw new Error(`The site has no words in ${language}`)
      return words
    },
  }
}

const noSearch = { synonyms: {}, stop: [] }

function wordsIn(
  language: string,
  formats: Formats,
  trees: ReadonlyMap<string, CompactTree>,
  isWhole: (part: string) => boolean,
): WordsInLanguage {
  const format = formatterFor(formats)
  const bound = new Map<string, unknown>()
  const boundAsTexts = new Map<string, unknown>()
  const treeOf = (name: string) => {
    const tree = trees.get(name)
    if (!tree) throw new Error(`No source is called ${name}: list it in app/words/sources.server.ts`)
    return tree
  }
  const remembered = <Tree extends Messages>(of: Map<string, unknown>, name: string, asTexts: boolean): Words<Tree> => {
    if (!of.has(name)) of.set(name, bindWords(treeOf(name), formats, asTexts))
    return of.get(name) as Words<Tree>
  }
  const sent = (parts: readonly string[]) => Object.fromEntries(parts.map((name) => [name, treeOf(name)]))
  const plain = (parts: readonly string[]) => ({ language, ...formats, words: sent(parts) })
  return {
    language,
    format,
    of: ({ name }) => remembered(bound, name, false),
    textsOf: Object.assign(<Tree extends Messages>({ name }: Source<Tree>) => remembered<Tree>(boundAsTexts, name, true), {
      language,
      format,
    }),
    sent,
    plain,
    isWhole,
    script: (parts) => scriptText(plain(parts)),
  }
}

/** `<` is written as its escape: in JSON it can only be within a text. */
const scriptText = (words: DocumentWords) => JSON.stringify(words).replaceAll('<', '\\u003c')
