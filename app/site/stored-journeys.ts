import { itinerary } from '../ui/offline-pack.ts'

/** The journeys that can be read without a connection, newest first: the address and the title of each. */
export async function listStoredJourneys(): Promise<{ path: string; title: string }[]> {
  if (!('caches' in globalThis)) return []
  const pages = await caches.open('journeys-1')
  const stored = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const path = new URL(request.url).pathname
      const text = (await (await pages.match(request))?.text()) ?? ''
      const title = new DOMParser().parseFromString(text, 'text/html').querySelector('h1')?.textContent ?? path
      return { path, title }
    }),
  )
  return stored.filter(({ path }) => itinerary.test(path)).reverse()
}
