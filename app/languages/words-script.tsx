import { useRouteLoaderData } from 'react-router'
import type { WordsInLanguage } from './site-words.server.ts'
import { type RootWords, wordsOnServer } from './use-words.ts'

/** The parts that the matched routes name, each once. */
export const partsOf = (handles: readonly unknown[]): string[] => [
  ...new Set(handles.flatMap((handle) => (handle as { words?: readonly string[] } | undefined)?.words ?? [])),
]

/**
 * The words of these parts, once in the document, behind everything that is read first. Only the server renders it: it is the last in
 * the body, where React looks for nothing. A document of the admin area has all of its parts: staff stay in it from screen to screen.
 */
export function WordsScript({ parts, isAdmin }: { parts: readonly string[]; isAdmin: boolean }) {
  const words = wordsOnServer(useRouteLoaderData('root') as RootWords | undefined) as WordsInLanguage | undefined
  const text = words?.script(isAdmin ? [...words.adminParts, ...parts] : parts)
  return text && <script type="application/json" data-words="" dangerouslySetInnerHTML={{ __html: text }} />
}
