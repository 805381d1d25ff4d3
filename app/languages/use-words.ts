import { useRouteLoaderData } from 'react-router'
import { bindWords } from '#platform/languages/bind-words.ts'
import type { CompactTree, SentWords } from '#platform/languages/compact.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Messages, Source, Words } from '#platform/languages/source.ts'
import { documentWords } from './document-words.ts'

/** The words of a page in its language, on the server. */
export type WordsOfPage = {
  readonly language: string
  readonly format: Formatter
  of<Tree extends Messages>(source: Source<Tree>): Words<Tree>
}

/** What the root loader gives: in a whole document a function, which the router does not send, and on a visit the page's own parts. */
export type RootWords = { readonly words: (() => WordsOfPage) | SentWords['words'] | undefined }

/** The words of a part in the language of the page. A page names each part that it draws in its `handle`. */
export const useWords = <Tree extends Messages>(source: Source<Tree>): Words<Tree> =>
  wordsFrom(useRouteLoaderData('root') as RootWords | undefined, source)

/** The same in `meta`, which knows the matches of the page. */
export const wordsOfMatches = <Tree extends Messages>(
  [root]: readonly ({ loaderData?: unknown } | undefined)[],
  source: Source<Tree>,
): Words<Tree> => wordsFrom(root?.loaderData as RootWords | undefined, source)

let withoutRoot: WordsOfPage | undefined

/** Sets what the server draws an error with that came before the root loader, as in a middleware. */
export function drawWithoutRoot(words: WordsOfPage): void {
  withoutRoot = words
}

/** What the server draws a document with; undefined in the browser. */
export const wordsOnServer = (root: RootWords | undefined): WordsOfPage | undefined =>
  typeof root?.words === 'function' ? root.words() : withoutRoot

/** A document has one language, so what is bound stays. */
const bound = new Map<string, unknown>()
let cameOnVisit = false

/** Whether the browser has the words of the page's static parts: they come with the first visit within it. */
export const hasStaticWords = (): boolean => cameOnVisit

/** The same of what the root loader gave. */
export function wordsFrom<Tree extends Messages>(root: RootWords | undefined, source: Source<Tree>): Words<Tree> {
  const onServer = wordsOnServer(root)
  if (onServer) return onServer.of(source)
  const { name } = source
  const sent = root?.words as SentWords['words'] | undefined
  if (sent) cameOnVisit = true
  if (!bound.has(name)) {
    const inDocument = documentWords()
    // The house test sees to it that a page names what it says, so one of the two has it.
    bound.set(name, bindWords((sent?.[name] ?? inDocument.words[name]) as CompactTree, inDocument))
  }
  return bound.get(name) as Words<Tree>
}
