import type { MenuLanguage } from '../site-data.ts'
import { languages, written } from './translator-languages.ts'

/**
 * The languages of the menu, the written one first: those with addresses of their own by code and name, then, where the operator allows
 * the translator, the others that it is offered for. One language alone is no choice: then there is no menu.
 */
export function menuLanguages(ours: ReadonlyMap<string, string>, mayTranslate: boolean): MenuLanguage[] | undefined {
  const own = Array.from(ours, ([code, name]) => ({ code, name, before: `/${code}` }))
  const others = mayTranslate ? languages.filter(({ code }) => !ours.has(code)) : []
  const further: MenuLanguage[] = [...own, ...others.map((one) => ({ ...one, rel: 'nofollow' as const }))]
  // The translator must be told to stop: that is a request as well.
  if (further.length === 0) return undefined
  return [{ ...written, ...(mayTranslate ? { rel: 'nofollow' } : { before: '' }) }, ...further]
}
