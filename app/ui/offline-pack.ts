import { useEffect, useState } from 'react'
import { savesData } from './saves-data.ts'

/** The addresses that the offline pack stores: the same as in public/offline.js. */
const itinerary = /^\/(package|departure)-details\/[^/]+$/
const cachedPages = 'journeys-1'

/**
 * Stores a journey that is opened, for reading without a connection. Visitors who open none, or who asked for less data, fetch
 * nothing.
 */
export function useOfflinePack(pathname: string): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !itinerary.test(pathname) || savesData()) return
    let left = false
    navigator.serviceWorker
      .register('/offline.js')
      .then(() => navigator.serviceWorker.ready)
      .then(
        ({ active }) => left || active?.postMessage({ keep: pathname }),
        // A browser that refuses (a private window, storage full) stores nothing.
        () => undefined,
      )
    return () => {
      left = true
    }
  }, [pathname])
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

/** The journeys that can be read without a connection, newest first: the address and the title of each. */
export async function listInTab(): Promise<{ path: string; title: string }[]> {
  if (!('caches' in globalThis)) return []
  const pages = await caches.open(cachedPages)
  const kept = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const path = new URL(request.url).pathname
      const text = (await (await pages.match(request))?.text()) ?? ''
      const title = new DOMParser().parseFromString(text, 'text/html').querySelector('h1')?.textContent ?? path
      return { path, title }
    }),
  )
  return kept.filter(({ path }) => itinerary.test(path)).reverse()
}
