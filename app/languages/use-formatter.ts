import { useRouteLoaderData } from 'react-router'
import { type Formatter, formatterFor } from '#platform/languages/formatter.ts'
import { documentWords } from './document-words.ts'
import { type RootWords, wordsOnServer } from './use-words.ts'

/** Writes days, money, figures and lists in the language of the page. */
export const useFormatter = (): Formatter => formatterFrom(useRouteLoaderData('root') as RootWords | undefined)

/** The same in `meta`, which knows the matches of the page. */
export const formatterOfMatches = ([root]: readonly ({ loaderData?: unknown } | undefined)[]): Formatter =>
  formatterFrom(root?.loaderData as RootWords | undefined)

/** A document has one language, so what is made stays. */
let inDocument: Formatter | undefined

function formatterFrom(root: RootWords | undefined): Formatter {
  const onServer = wordsOnServer(root)
  if (onServer) return onServer.format
  inDocument ??= formatterFor(documentWords())
  return inDocument
}
