import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { isListState } from './list-link.tsx'

const savedPositions = 'react-router-scroll-positions'

/**
 * Shows every page from its top, or from the section its address names, and focuses the main part, so that screen reader users
 * start there too. Another part of the same list begins at the heading of the list, which is focused and so read out.
 */
export function Arrival() {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const before = useRef<Location>(undefined)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    // The last effect of a page to run: from here on it responds to events, and tests can wait for this mark.
    document.documentElement.dataset.awake = ''
  }, [])
  useLayoutEffect(() => {
    const from = before.current
    before.current = location
    if (from && isSame(from, location)) return
    const arrived = from?.pathname !== location.pathname
    if (arrived) removePositions()
    const named = location.hash ? document.getElementById(decodeHash(location.hash)) : null
    if (named) named.scrollIntoView()
    else if (from && !arrived && isListVisit(from, location, isBack)) beginAtList()
    else if (arrived) window.scrollTo(0, 0)
    if (arrived && from && !named) document.getElementById('main')?.focus({ preventScroll: true })
  }, [location, isBack])
  return null
}

const isSame = (one: Location, other: Location) =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash

/** A press on a link to another part of a list, or the browser's way back from it. */
const isListVisit = (from: Location, to: Location, isBack: boolean) =>
  from.search !== to.search && (isListState(to.state) || (isBack && isListState(from.state)))

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
