import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { contextWords } from '#app/languages/context-words.server.ts'
import { type Catalogue, readCatalogues } from '#app/languages/read-catalogues.server.ts'
import { openSiteWords, type SiteWords } from '#app/languages/site-words.server.ts'
import { sources } from '#app/words/sources.server.ts'
import type { ContextWords } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Messages, Source } from '#platform/languages/source.ts'
import type { Money } from '#values/money.ts'

/** What is shipped of them. */
export const { catalogues } = await readCatalogues('catalogues')

/** The languages that are shipped, all of them published. */
export function shippedLanguages(): { site: SiteWords; words: ContextWords } {
  const site = openSiteWords(sources, catalogues)
  site.publish([...site.translated.keys()])
  return { site, words: contextWords(site) }
}

/** The same words where one message is missing in all other languages. */
export function withoutMessage(part: string, path: string): ContextWords {
  const without = ({ messages, ...rest }: Catalogue): Catalogue => {
    const left = new Map(messages.get(part))
    if (!left.delete(path)) throw new Error(`${part} has no message ${path}`)
    return { ...rest, messages: new Map([...messages, [part, left]]) }
  }
  return contextWords(openSiteWords(sources, catalogues.map(without)))
}

/** The English of these parts as it is read: whatever stands between the values of their messages, of two words or more. */
export const englishTexts = (parts: readonly Source[]): string[] =>
  [...new Set(parts.flatMap(({ tree }) => messagesOf(tree)).flatMap((message) => textsOf(parse(message))))].filter((text) =>
    /\p{L}{2,} +\p{L}{2,}/u.test(text),
  )

const messagesOf = (tree: Messages): string[] =>
  Object.values(tree).flatMap((message) => (typeof message === 'string' ? [message] : messagesOf(message)))

const textsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value.trim()]
    if (element.type === TYPE.tag) return textsOf(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => textsOf(value))
    return []
  })

/** The same reader, which marks the amounts that it writes: ‹146400 USD›. */
export const markingAmounts = (read: ReadWords): ReadWords => {
  const marked: ReadWords = Object.assign(<Tree extends Messages>(source: Source<Tree>) => read(source), {
    language: read.language,
    format: { ...read.format, money: ({ minor, currency }: Money) => `‹${minor}\u00a0${currency}›` },
  })
  return marked
}

/** The amounts in a text that were marked, in the order of their digits. */
export const amountsIn = (text: string): string[] => (text.match(/‹[^›]*›/g) ?? []).toSorted()
