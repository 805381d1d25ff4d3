import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isUnwanted } from './no-records.ts'

const beatEveryMs = 30_000

/**
 * Reports to the server that this page is viewed: when it is first visible, every thirty seconds while it is, and when it is
 * left. A prerendered page counts once it is visible, and one restored from the back/forward cache counts again. `missing`: the
 * address leads nowhere. The rules are in docs/analytics.md.
 */
export function RecordVisit({ missing = false }: { missing?: boolean }) {
  const { pathname, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is a path; a filter, or a place on it, is no other page
  useEffect(() => {
    let viewed = false
    let beats: ReturnType<typeof setInterval> | undefined
    const path = missing ? '' : pathname.slice(0, 300)
    // The referrer belongs to the first page of a document only, and only that page has this key.
    const from = key === 'default' && document.referrer ? new URL(document.referrer).hostname : undefined
    const beat = () => send({ kind: 'beat', path })
    const look = () => {
      clearInterval(beats)
      if (document.visibilityState !== 'visible') return
      if (!viewed) send({ kind: 'view', path, from })
      viewed = true
      beats = setInterval(beat, beatEveryMs)
    }
    const leave = () => viewed && send({ kind: 'beat', path }, true)
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      viewed = false
      look()
    }
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      clearInterval(beats)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [pathname, missing])
  return null
}

function send(what: { kind: 'view' | 'beat'; path: string; from?: string | undefined }, leaving = false): void {
  if (isUnwanted()) return
  const { platform, language } = navigator
  const body = JSON.stringify({
    ...what,
    platform: platform.slice(0, 40),
    screen: [screen.width, screen.height],
    zone: zone(),
    language,
  })
  if (leaving) navigator.sendBeacon('/visits', body)
  else fetch('/visits', { method: 'POST', body, keepalive: true }).then(({ ok, status }) => ok || complain(status), complain)
}

/** The device's zone. A formatter of dates takes a phone up to a tenth of a second to build; a browser that has Temporal needs none. */
const zone = () => ('Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The specification wants this message in the console and nowhere else; the next page is reported as usual. */
// biome-ignore lint/suspicious/noConsole: nothing else may show it
const complain = (reason: unknown) => console.error('This visit was not recorded', reason)
