import { type MouseEvent, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findInTab, putInTab } from '../components/tab-storage.ts'
import { noteOpened } from '../search/recent.ts'

/** Parameters that say what was just done or which dialog is open: the stored address of a list leaves them out. */
const passing = ['did', 'who', 'was', 'ask', 'undo']

const queryKey = (list: string) => `admin-list:${list}` as const
const openedKey = (list: string) => `admin-row:${list}` as const

/**
 * The way back into lists: a list's filters, search and page are stored in this tab, with the row that was opened last. When
 * somebody returns from below it, by the breadcrumb or the browser's back button, that row is marked and focused. Returns the
 * click handler of the main part of the admin area.
 */
export function useListState(): (event: MouseEvent) => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const from = findInTab('admin-at')
    putInTab('admin-at', pathname)
    putInTab(queryKey(pathname), lastingQuery(search))
    noteOpened(pathname)
    if (from?.startsWith(`${pathname}/`)) focusRow(pathname)
  }, [pathname, search])
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== window.location.origin) return
    if (link.closest('main') && link.pathname.startsWith(`${pathname}/`)) putInTab(openedKey(pathname), link.pathname)
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const query = link.closest('.breadcrumb') && link.search === '' ? findInTab(queryKey(link.pathname)) : undefined
    if (!plain || !query || link.pathname === pathname) return
    event.preventDefault()
    navigate(link.pathname + query)
  }
}

function lastingQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of passing) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

/** The page begins at its top, as every page. A row out of sight is scrolled into view, because a focus must be visible. */
function focusRow(list: string): void {
  const opened = findInTab(openedKey(list))
  const links = document.querySelectorAll<HTMLAnchorElement>('#main :is(table, ul, ol) a[href]')
  const link = [...links].find(({ pathname }) => pathname === opened)
  if (!link) return
  link.focus({ preventScroll: true })
  const row = link.closest('tr, li') ?? link
  row.setAttribute('data-opened', '')
  row.scrollIntoView({ block: 'nearest' })
}
