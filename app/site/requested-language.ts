import { languages, written } from '../words/languages.ts'

/** The language that an address requests, 'fr', or 'en' for the original; undefined for anything else. */
export function requestedLanguage(requested: string | null): string | undefined {
  return [...languages, written].find(({ code }) => code === requested)?.code
}

/** The address of a page in another language; without a language where the page is shown as it was written. */
export function inLanguage(
  { pathname, search, hash }: { pathname: string; search: string; hash?: string },
  code: string,
): string {
  const params = new URLSearchParams(search)
  params.set('translate', code)
  return `${pathname}?${params}${hash ?? ''}`
}
