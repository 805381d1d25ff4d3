import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const savedPositions = 'react-router-scroll-positions'

/**
 * Shows every page from its top, or from the section its address names, and focuses the main part, so that screen reader users
 * start there too.
 */
export function Arrival() {
  const { pathname, hash } = useLocation()
  const before = useRef<string>(undefined)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    // The last effect of a page to run: from here on it responds to events, and tests can wait for this mark.
    document.documentElement.dataset.awake = ''
  }, [])
  useLayoutEffect(() => {
    const arrived = before.current !== pathname
    const first = before.current === undefined
    before.current = pathname
    if (arrived) removePositions()
    const named = hash ? document.getElementById(decodeHash(hash)) : null
    if (named) named.scrollIntoView()
    else if (arrived) window.scrollTo(0, 0)
    if (arrived && !first && !named) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
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
