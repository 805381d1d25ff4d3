import { useRouteLoaderData } from 'react-router'
import { written } from './addresses.ts'
import type { RootWords } from './use-words.ts'

/** The language of the document. Beside the words, so that a page without words of a part does not fetch their formatter. */
export function useLanguage(): string {
  const root = useRouteLoaderData('root') as RootWords | undefined
  if (!import.meta.env.SSR) return document.documentElement.lang
  return typeof root?.words === 'function' ? root.words().language : written
}
