import { useEffect } from 'react'
import { optsOutOfRecords } from '../../ui/no-records.ts'

/** How long the page is visible before it counts as read. */
const readAfterMs = 5_000

/**
 * Reports once that the proposal was read: after five seconds in which it was visible, and never where the browser asks not to be recorded. Previews of messengers
 * and mail scanners run no scripts that long.
 */
export function ReportSeen({ code }: { code: string }) {
  useEffect(() => {
    if (optsOutOfRecords(navigator)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const report = () => {
      document.removeEventListener('visibilitychange', look)
      fetch(`/proposals/${code}/seen`, { method: 'POST', body: new URLSearchParams(), keepalive: true }).catch(() => undefined)
    }
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(report, readAfterMs)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [code])
  return null
}
