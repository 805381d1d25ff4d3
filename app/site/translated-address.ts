import { addressIn } from '../languages/addresses.ts'
import type { MenuLanguage } from './site-data.ts'

/** The address of a page in another language; without a language where the page is shown as it was written. */
export function translatedAddress(
  { pathname, search, hash }: { pathname: string; search: string; hash?: string },
  code: string,
): string {
  const params = new URLSearchParams(search)
  params.set('translate', code)
  return `${pathname}?${params}${hash ?? ''}`
}

/** The address of a page in a language of the menu. */
export function hrefOfLanguage(
  here: { pathname: string; search: string; hash?: string },
  { code, hasAddress }: Pick<MenuLanguage, 'code' | 'hasAddress'>,
): string {
  if (!hasAddress) return translatedAddress(here, code)
  const params = new URLSearchParams(here.search)
  params.delete('translate')
  return addressIn(code, here.pathname) + (params.size > 0 ? `?${params}` : '') + (here.hash ?? '')
}
