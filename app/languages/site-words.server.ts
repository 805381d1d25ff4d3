import { type SearchLanguage, searchLanguage } from '#features/search/search-language.ts'
import type { ApprovedMessages, InterfaceMessage, ShippedText } from '#features/translations/messages/message.ts'
import type { Log } from '#platform/context.ts'
import { bindWords } from '#platform/languages/bind-words.ts'
import type { CompactTree, DocumentWords, SentWords } from '#platform/languages/compact.ts'
import { englishFormats } from '#platform/languages/english-formatter.ts'
import type { Formats } from '#platform/languages/formats.ts'
import { formatterFor } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Messages, Source, Words } from '#platform/languages/source.ts'
import { written } from './addresses.ts'
import { isAdminPart, isTranslatedInto } from './admin-parts.ts'
import { formatsOf } from './formats-of.server.ts'
import type { Catalogue } from './read-catalogues.server.ts'
import { compactEnglish, type TranslatedPart, translatePart } from './translate-part.server.ts'
import type { WordsOfPage } from './use-words.ts'

/** All words of the site in one language. */
export type WordsInLanguage = WordsOfPage & {
  /** The words of a part for what is sent as data: what falls back is a plain text, which no document says to be English. */
  readonly textsOf: ReadWords
  /** These parts, for a visit from another page. Throws for a part that no source has. */
  sent(parts: readonly string[]): SentWords['words']
  /** The same with the language, as data. */
  plain(parts: readonly string[]): DocumentWords
  /** The parts of the admin area: each of its documents has all of them. */
  readonly adminParts: readonly string[]
  /** Whether nothing of a part is missing or broken in it. */
  isWhole(part: string): boolean
  /** The same as the text of a `<script type="application/json">`: no message can end the element. */
  script(parts: readonly string[]): string
}

/**
 * A language's name in itself, and how far its messages are, but for those of the admin area: unread are those that no native reader has
 * approved.
 */
type TranslatedLanguage = { readonly name: string } & Readonly<Record<'all' | 'missing' | 'unread' | 'stale', number>>

/** The messages of each part that visitors and customers read; `counts`: the language whose plural rules they follow. */
export type LanguageMessages = { readonly counts: string; readonly parts: ReadonlyMap<string, readonly InterfaceMessage[]> }

export type SiteWords = {
  in(language: string): WordsInLanguage
  /** The published languages, which have addresses of their own, by code, each with its name in itself. */
  readonly published: ReadonlyMap<string, string>
  /** Publishes these languages and no others. One without a catalogue is left out. Returns whether that changed anything. */
  publish(languages: readonly string[]): boolean
  /** The languages into which the site is translated, published or not, by code. */
  readonly translated: ReadonlyMap<string, TranslatedLanguage>
  /** Sets what an operator has approved of messages in a language, over what is shipped. Returns the parts that are worded anew by it. */
  setOwn(language: string, own: ApprovedMessages): readonly string[]
  /** The messages of every part, with what is shipped of them in a language. An unknown one throws. */
  messagesIn(language: string): LanguageMessages
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
  const opened = new Map(catalogues.map((catalogue) => [catalogue.language, openLanguage(sources, catalogue, log)]))
  const show = (language: string, { words, progress }: OpenLanguage) => {
    languages.set(language, words())
    translated.set(language, progress())
  }
  for (const [language, one] of opened) show(language, one)
  const mustFind = (language: string) => {
    const found = opened.get(language)
    if (!found) throw new Error(`The site has no words in ${language}`)
    return found
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
    setOwn(language, own) {
      const one = mustFind(language)
      const changed = one.setOwn(own)
      if (changed.length > 0) show(language, one)
      return changed
    },
    messagesIn: (language) => mustFind(language).messages(),
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

type OpenLanguage = ReturnType<typeof openLanguage>

/** A language of a catalogue, of which an operator's own texts may change parts while it is read. */
function openLanguage(sources: readonly Source[], { language, file, messages }: Catalogue, log?: Pick<Log, 'warn'>) {
  const formats = formatsOf(file)
  const ours = sources.filter(({ name }) => isTranslatedInto(name, language))
  const english = sources.filter((one) => !ours.includes(one)).map(({ name, tree }) => [name, compactEnglish(tree)] as const)
  const parts = new Map<string, TranslatedPart>()
  let own: ApprovedMessages = new Map()
  function translate(source: Source): void {
    const part = translatePart(source, file.counts, messages.get(source.name), own.get(source.name))
    parts.set(source.name, part)
    for (const fault of part.faults) log?.warn('A translation cannot be used', { language, fault })
  }
  for (const source of ours) translate(source)
  return {
    setOwn(now: ApprovedMessages): string[] {
      const before = own
      own = now
      const changed = ours.filter(({ name }) => !isSame(before.get(name), now.get(name)))
      for (const source of changed) translate(source)
      return changed.map(({ name }) => name)
    },
    /** What is worded with them stays as it is when they change. */
    words(): WordsInLanguage {
      const now = new Map(parts)
      const trees = new Map([...english, ...Array.from(now, ([name, { tree }]) => [name, tree] as const)])
      return wordsIn(language, formats, trees, (name) => now.get(name)?.isWhole ?? false)
    },
    progress(): TranslatedLanguage {
      const progress = { name: file.name, all: 0, missing: 0, unread: 0, stale: 0 }
      for (const [name, part] of parts) {
        if (isAdminPart(name)) continue
        for (const count of ['all', 'missing', 'unread', 'stale'] as const) progress[count] += part[count]
      }
      return progress
    },
    messages: (): LanguageMessages => ({
      counts: file.counts,
      parts: new Map(
        ours
          .filter(({ name }) => !isAdminPart(name))
          .map(({ name, tree }) => [
            name,
            messagesOf(tree).map(([path, text]) => ({ part: name, path, english: text, shipped: messages.get(name)?.get(path) })),
          ]),
      ),
    }),
  }
}

type Texts = ReadonlyMap<string, ShippedText> | undefined
const isSame = (one: Texts = new Map(), other: Texts = new Map()) =>
  one.size === other.size &&
  [...one].every(([path, { text, of, read }]) => {
    const now = other.get(path)
    return now?.text === text && now.of === of && now.read === read
  })

/** The messages of a part by path. */
const messagesOf = (tree: Messages, before = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, message]): [string, string][] =>
    typeof message === 'string' ? [[before + key, message]] : messagesOf(message, `${before}${key}.`),
  )

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
  const head = scriptText({ language, ...formats }).slice(0, -1)
  const scripts = new Map<string, string>()
  /** A part as JSON, made once: a page of the admin area has all of them. */
  const scriptOf = (name: string): string => {
    const made = scripts.get(name) ?? `${scriptText(name)}:${scriptText(treeOf(name))}`
    scripts.set(name, made)
    return made
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
    adminParts: [...trees.keys()].filter(isAdminPart),
    script: (parts) => `${head},"words":{${[...new Set(parts)].map(scriptOf).join()}}}`,
  }
}

/** `<` is written as its escape: in JSON it can only be within a text. */
const scriptText = (words: unknown) => JSON.stringify(words).replaceAll('<', '\\u003c')
