import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Messages, Source, Words } from '#platform/languages/source.ts'
import { useFormatter } from './use-formatter.ts'
import { useLanguage } from './use-language.ts'
import { type RootWords, wordsFrom } from './use-words.ts'

/**
 * Reads the words of any part in the language of the page, for a component that gives it to functions. It is the same function
 * until the root loader runs again, so that what is made with it can be kept.
 */
export function useReader(): ReadWords {
  const root = useRouteLoaderData('root') as RootWords | undefined
  const language = useLanguage()
  const format = useFormatter()
  return useMemo(() => {
    const read = <Tree extends Messages>(source: Source<Tree>): Words<Tree> => wordsFrom(root, source)
    return Object.assign(read, { language, format })
  }, [root, language, format])
}
