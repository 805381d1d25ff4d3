import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Messages, Source, Words } from '#platform/languages/source.ts'
import { pageNotesKey, type RouteContext } from '../context.ts'
import { written } from '../languages/addresses.ts'
import type { WordsInLanguage } from '../languages/site-words.server.ts'
import { drawWithoutRoot, type RootWords } from '../languages/use-words.ts'
import { requestNotesKey } from '../request-notes.ts'
import { english, siteWordsKey } from '../words/sources.server.ts'

drawWithoutRoot(english)

const inLanguage = (context: RouteContext): WordsInLanguage => context.get(siteWordsKey).in(languageOf(context))

/** The language of the page, in a loader or an action. */
export const languageOf = (context: RouteContext): string => context.get(pageNotesKey).language

/** Sets the language of a page whose address says none, before its loaders run. A language that the site has no words in is English. */
export function setLanguage(context: RouteContext, language: string): void {
  context.get(pageNotesKey).language = context.get(siteWordsKey).translated.has(language) ? language : written
}

/** Writes days, money, figures and lists in the language of the page, in a loader or an action. */
export const formatterOf = (context: RouteContext): Formatter => inLanguage(context).format

/** The same in the language of the page. */
export const wordsReader = (context: RouteContext): ReadWords => inLanguage(context).textsOf

/** The words of a part in a loader or an action, in the language of the page: plain texts, which can be sent. */
export const wordsOf = <Tree extends Messages>(context: RouteContext, source: Source<Tree>): Words<Tree> =>
  inLanguage(context).textsOf(source)

/**
 * What the root loader gives. In a whole document it is a function, which the server renders with and the router does not send: the
 * words travel in an element of their own (app/languages/words-script.tsx). A visit from another page gets the parts of its page.
 */
export function rootWords(context: RouteContext): RootWords {
  const words = inLanguage(context)
  return { words: context.get(pageNotesKey).whole ? () => words : words.sent(context.get(requestNotesKey).words ?? []) }
}
