import { uuidPattern } from '#values/uuid.ts'
import { listInTab, putInTab } from '../components/tab-storage.ts'

const key = 'admin-recent'
export const mostRecent = 6

/** An address that ends in an id: one item, not a list. */
const ofAThing = new RegExp(`^/admin/[a-z/-]+/(\\d{1,15}|${uuidPattern}|[a-z0-9]{12})$`)

/** Stores that an item was opened in this tab: only its address, which names nobody. */
export function noteOpened(pathname: string): void {
  if (!ofAThing.test(pathname)) return
  putInTab(key, [pathname, ...listOpened().filter((one) => one !== pathname)].slice(0, mostRecent))
}

/** The addresses that were opened in this tab, the latest first. */
export const listOpened = (): readonly string[] => listInTab(key)
