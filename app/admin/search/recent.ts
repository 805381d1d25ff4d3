import { uuidPattern } from '#values/uuid.ts'
import { listInTab, putInTab } from '../components/tab-storage.ts'

const key = 'admin-recent'
export const mostRecent = 6

/** Ends in an id: a thing rather than a list. */
const ofAThing = new RegExp(`^/admin/[a-z/-]+/(\\d{1,15}|${uuidPattern}|[a-z0-9]{12})$`)

/** Writes down that a thing was opened in this tab: its address only, which names nobody. */
export function noteOpened(pathname: string): void {
  if (!ofAThing.test(pathname)) return
  putInTab(key, [pathname, ...listOpened().filter((one) => one !== pathname)].slice(0, mostRecent))
}

/** The addresses of what was opened in this tab, the last one first. */
export const listOpened = (): readonly string[] => listInTab(key)
