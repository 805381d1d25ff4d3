import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHref, useLocation, useNavigationType } from 'react-router'
import { isListState } from './list-link.tsx'

const savedPositions = 'react-router-scroll-positions'

/**
 * Shows every page from its top, or from the section its address names, and focuses the main part, so that screen reader users
 * start there too. Another part of the same list begins at the heading of the list, which is focused and so read out.
 */
export function Arrival() {
  const { pathname, search, hash, state } = useLocation()
  const address = useHref({ pathname, search })
  const isBack = useNavigationType() === 'POP'
  const before = useRef<{ pathname?: string; search?: string; state?: unknown }>({})
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useEffect(() => {
    // The last effect of a page to run: from here on it responds to events. An address changes before its screen is
    // there, so tests wait for this mark.
    document.documentElement.dataset.awake = address
  }, [address])
  useLayoutEffect(() => {
    const from = before.current
    const first = from.pathname === undefined
    const arrived = from.pathname !== pathname
    // By a link to another part of the list, or by the browser's way back from it.
    const isList = isListState(state) || (isBack && isListState(from.state))
    before.current = { pathname, search, state }
    if (arrived) removePositions()
    const named = hash ? document.getElementById(decodeHash(hash)) : null
    if (named) named.scrollIntoView()
    else if (arrived) window.scrollTo(0, 0)
    else if (isList && from.search !== search) beginAtList()
    if (arrived && !first && !named) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, search, hash, state, isBack])
  return null
}

function beginAtList() {
  const heading = document.getElementById('list') ?? document.querySelector<HTMLElement>('#main h1')
  if (!heading) return
  heading.scrollIntoView()
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function removePositions() {
  try {
    sessionStorage.removeItem(savedPositions)
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
