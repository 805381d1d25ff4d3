import { useRouteLoaderData } from 'react-router'
import { written } from './addresses.ts'
import type { RootWords } from './use-words.ts'

/** The language of the document. Beside the words, so that a page without words of a part does not fetch their formatter. */
export const useLanguage: () => string = import.meta.env.SSR ? useRendered : () => document.documentElement.lang

function useRendered(): string {
  const root = useRouteLoaderData('root') as RootWords | undefined
  return typeof root?.words === 'function' ? root.words().language : written
}
