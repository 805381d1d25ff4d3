import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const savedPositions = 'react-router-scroll-positions'

/**
 * Every page is entered at its top, or at the place its address names, and no scroll position is kept. The page's main
 * part takes the focus, so that a reader who cannot see the change starts there too.
 */
export function Arrival() {
  const { pathname, hash } = useLocation()
  const before = useRef<string>(undefined)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    // The last effect of a page to run: it is listened to from here on, and whoever drives a browser can wait for that.
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
    // A browser that keeps nothing has nothing to forget.
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
