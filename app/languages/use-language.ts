import { useRouteLoaderData } from 'react-router'
import { written } from './addresses.ts'
import type { RootWords } from './use-words.ts'

/** The language of the document. Beside the words, so that a page without words of a part does not fetch their formatter. */
export const useLanguage: () => string = import.meta.env.SSR ? useRendered : () => document.documentElement.lang

function useRendered(): string {
  return languageFrom(useRouteLoaderData('root') as RootWords | undefined)
}

/** The same in `meta`, which knows the matches of the page. */
export const languageOfMatches = ([root]: readonly ({ loaderData?: unknown } | undefined)[]): string =>
  import.meta.env.SSR ? languageFrom(root?.loaderData as RootWords | undefined) : document.documentElement.lang

const languageFrom = (root: RootWords | undefined) => (typeof root?.words === 'function' ? root.words().language : written)
