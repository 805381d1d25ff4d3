import { useEffect, useState } from 'react'
import { savesData } from './saves-data.ts'

/** The addresses that the offline pack stores: the same as in public/offline.js. */
export const itinerary = /^(\/[a-z]{2,3})?\/(package|departure)-details\/[^/]+$/

/**
 * Stores a journey that is opened, for reading without a connection. Visitors who open none, or who asked for less data, fetch
 * nothing.
 */
export function useOfflinePack(pathname: string): void {
  useEffect(() => (itinerary.test(pathname) && !savesData() ? store() : undefined), [pathname])
}

/** Stores the sheet of a guide or driver that is opened, whatever they asked for: it is made for roads without a connection. */
export function useOfflineSheet(): void {
  useEffect(store, [])
}

/** The store of days of staff in a browser: the same as in public/offline.js. */
const daysName = 'days-1'

/** Stores the day and what its page names, for reading without a connection, for as long as its reader is signed in. */
export function useOfflineDays(addresses: readonly string[]): void {
  const named = addresses.join(' ')
  useEffect(() => send(() => ({ keepDays: named.split(' ') })), [named])
}

/** Deletes the days that were stored: nobody is signed in any more, or somebody else is. */
export function clearOfflineDays(): void {
  // Only a page that came safely has stores.
  if ('caches' in globalThis) void caches.delete(daysName).catch(() => undefined)
}

/** Has the page that is shown stored, unless it is left before. */
const store = () => send(() => ({ keep: location.pathname }))

function send(message: () => { keep: string } | { keepDays: readonly string[] }) {
  if (!('serviceWorker' in navigator)) return undefined
  let left = false
  navigator.serviceWorker
    .register('/offline.js')
    .then(() => navigator.serviceWorker.ready)
    .then(
      ({ active }) => left || active?.postMessage(message()),
      // A browser that refuses (a private window, storage full) stores nothing.
      () => undefined,
    )
  return () => {
    left = true
  }
}

/** Whether the browser knows that it has no connection. */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(false)
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine)
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return offline
}
