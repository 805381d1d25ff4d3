import { z } from 'zod'
import type { Problem } from '#features/content/entry.ts'

/** Where a link leads, as staff write it: a page of this site from the list, or the address of another site. */
export const WrittenTarget = { page: z.string().min(1).nullable(), address: z.string().max(500) }
type Target = { page: string | null; address: string }

/**
 * Another site's address as a link may have it: whole, by https, and without a name and password in it; undefined for all else.
 */
export function readAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (!/^https:\/\/[^\s/\\][^\s\\]*$/i.test(text) || !URL.canParse(text)) return undefined
  const { href, hostname, username, password } = new URL(text)
  return hostname.includes('.') && username === '' && password === '' ? href : undefined
}

/** Where a written link leads; undefined where it leads nowhere that it may. `pages` are the addresses of this site. */
export function targetOf({ page, address }: Target, pages: ReadonlySet<string>): string | undefined {
  if (page !== null && address.trim() !== '') return undefined
  return page === null ? readAddress(address) : pages.has(page) ? page : undefined
}

/** What is wrong with where a written link leads; `path` is the link's own in the content. */
export function targetProblems(target: Target, path: string, pages: ReadonlySet<string>): Problem[] {
  const { page, address } = target
  const below = (key: string) => (path ? `${path}.${key}` : key)
  const typed = address.trim()
  if (page !== null && typed !== '') return [{ path: below('address'), reason: 'link-twice', grave: true }]
  if (page === null && typed === '') return [{ path: below('page'), reason: 'link-nowhere', grave: true }]
  if (page !== null) return pages.has(page) ? [] : [{ path: below('page'), reason: 'link-gone', grave: true, facts: { page } }]
  return readAddress(typed) ? [] : [{ path: below('address'), reason: 'link-not-https', grave: true }]
}

/** The target of a link, converted from what is stored to what staff edit. */
export const writtenTarget = (to: string | null): Target =>
  to?.startsWith('/') ? { page: to, address: '' } : { page: null, address: to ?? '' }
