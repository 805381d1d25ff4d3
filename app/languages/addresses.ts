/** The language that the site is written in: its addresses have no language in front. */
export const written = 'en'

/** The address of a page in a language, by its English one: '/fr/packages', and '/fr' for the home page. */
export const addressIn = (language: string, path: string): string =>
  language === written ? path : path === '/' ? `/${language}` : `/${language}${path}`

/**
 * What an address says: the language in front of it, which is read in small letters and only where it is one of `languages`, and the
 * English address of the page. The data of '/fr' are at '/fr.data', those of '/' at '/_.data'.
 */
export function splitAddress(path: string, languages: Iterable<string>): { language: string; path: string } {
  const [, first = '', rest = ''] = /^\/+([^/]+?)(\.data|\/.*)?$/.exec(path) ?? []
  const language = first.toLowerCase()
  for (const one of languages) if (one === language) return { language, path: rest === '.data' ? '/_.data' : rest || '/' }
  return { language: written, path }
}
