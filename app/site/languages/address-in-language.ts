import type { MenuLanguage } from '../site-data.ts'

/** The address of a page in a language of the menu: one of our own addresses, or the English one with a request to the translator. */
export function addressInLanguage(
  { pathname, search, hash = '' }: { pathname: string; search: string; hash?: string },
  { code, before }: Pick<MenuLanguage, 'code' | 'before'>,
): string {
  const params = new URLSearchParams(search)
  if (before === undefined) params.set('translate', code)
  else params.delete('translate')
  return (before && pathname === '/' ? before : (before ?? '') + pathname) + (params.size > 0 ? `?${params}` : '') + hash
}
