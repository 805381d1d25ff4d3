import { useEffect, useState } from 'react'
import { sharePage } from '../context.ts'
import { useWords, wordsOfMatches } from '../languages/use-words.ts'
import { itinerary } from '../ui/offline-pack.ts'
import type { PageHandle } from '../ui/sheet.ts'
import { offlineWords } from '../words/offline.ts'
import type { Route } from './+types/offline.ts'
import { pageMeta } from './page-meta.ts'

export const handle = { words: ['offline'] } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  sharePage(context, [])
  return null
}

export const meta: Route.MetaFunction = (args) => {
  const { title, lede } = wordsOfMatches(args.matches, offlineWords)
  return pageMeta(args, { title, description: lede, unlisted: true })
}

/** The page without a connection: the journeys stored on this device. */
export default function Offline() {
  const words = useWords(offlineWords)
  const [stored, setStored] = useState<{ path: string; title: string }[]>()
  useEffect(() => {
    listStoredJourneys().then(setStored, () => setStored([]))
  }, [])
  return (
    <div className="wrap sec stack">
      <h1>{words.title}</h1>
      <p className="lede">{words.lede}</p>
      {stored?.length === 0 && <p className="ui muted">{words.none}</p>}
      <ul className="rows">
        {stored?.map(({ path, title }) => (
          <li key={path}>
            <h2 className="t-3">
              <a href={path}>{title}</a>
            </h2>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The journeys that can be read without a connection, newest first: the address and the title of each. */
async function listStoredJourneys(): Promise<{ path: string; title: string }[]> {
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
