import type { MenuLanguage } from '../site-data.ts'

/**
 * The language in which a page is offered to a visitor: the one that was chosen before, else the first that the browser asks for, of
 * those that offer themselves. Undefined where that is the page's own. `requested`: codes of languages, the dearest first, with or without a region.
 */
export function offeredLanguage(
  languages: readonly MenuLanguage[],
  own: string,
  requested: readonly (string | null)[],
): MenuLanguage | undefined {
  for (const one of requested) {
    const found = languages.find(({ code, offer }) => offer && code === one?.split('-')[0])
    if (found) return found.code === own ? undefined : found
  }
  return undefined
}
