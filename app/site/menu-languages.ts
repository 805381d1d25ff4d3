import { addressIn } from '../languages/addresses.ts'
import { languages, written } from '../words/languages.ts'
import { inLanguage } from './requested-language.ts'
import type { MenuLanguage } from './site-data.ts'

/**
 * The languages of the menu, the written one first: those with addresses of their own by code and name, then, where the operator allows
 * the translator, the others that it is offered for. One language alone is no choice.
 */
export function menuLanguages(ours: ReadonlyMap<string, string>, mayTranslate: boolean): MenuLanguage[] {
  const own = Array.from(ours, ([code, name]) => ({ code, name, hasAddress: true }))
  const others = mayTranslate ? languages.filter(({ code }) => !ours.has(code)) : []
  const further = [...own, ...others.map(({ code, name }) => ({ code, name, hasAddress: false }))]
  // The translator must be told to stop: that is a request as well.
  return further.length > 0 ? [{ ...written, hasAddress: !mayTranslate }, ...further] : []
}

/** The address of a page in a language of the menu. */
export function hrefOfLanguage(
  here: { pathname: string; search: string; hash?: string },
  { code, hasAddress }: Pick<MenuLanguage, 'code' | 'hasAddress'>,
): string {
  if (!hasAddress) return inLanguage(here, code)
  const params = new URLSearchParams(here.search)
  params.delete('translate')
  return addressIn(code, here.pathname) + (params.size > 0 ? `?${params}` : '') + (here.hash ?? '')
}
