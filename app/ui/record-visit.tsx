import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isSwitchedOff, optsOutOfRecords } from './no-records.ts'

const beatEveryMs = 30_000

/**
 * Tells the server that this page is looked at: once when it is seen, every thirty seconds while it is, and when it is left. A
 * page that is made ready unseen counts when it is seen, and one that comes back from the browser's memory counts again.
 * `missing`: the address leads nowhere. The rules stand in docs/analytics.md.
 */
export function RecordVisit({ missing = false }: { missing?: boolean }) {
  const { pathname, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is a path; a filter, or a place on it, is no other page
  useEffect(() => {
    let viewed = false
    let beats: ReturnType<typeof setInterval> | undefined
    const path = missing ? '' : pathname.slice(0, 300)
    // Only the first page of a document was led to from elsewhere, and it alone has this key.
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

/** The specification's word for it: told to the console and to nobody else, and the next page is told of as if nothing had been. */
// biome-ignore lint/suspicious/noConsole: nothing else may show it
const complain = (reason: unknown) => console.error('This visit was not recorded', reason)

/** Whether the visitor has asked the browser, or us on the page about privacy, that nothing be recorded. */
const isUnwanted = () => optsOutOfRecords(navigator) || isSwitchedOff() === true
