import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { isEvening, kigaliDayAt } from './kigali.ts'
import type { ZonedServer } from './zoned-server.ts'

/** Pages whose words hang on the day, and the first day that each has on sale, in days from today. */
const firstDays: Record<string, (evening: boolean) => number> = {
  '/hotels': (evening) => (evening ? 2 : 1),
  '/car-hire-rates': (evening) => (evening ? 2 : 1),
  '/kibeho-pilgrimage-package': () => 3,
  '/booking/journey?package=an-hour-with-the-gorillas': () => 3,
  '/booking/hire?class=prado-tx': (evening) => (evening ? 2 : 1),
  '/freight-quote': () => 0,
  '/parish-quote': () => 1,
}

/** Cached pages that change with the day, except those with a query. */
const dayPages = [
  ...Object.keys(firstDays),
  '/',
  '/departures',
  '/hotel-details/imisozi-terrace-kigali',
  '/package-details/an-hour-with-the-gorillas',
  '/tailor-made',
  '/pilgrimage',
]

type PageAnswer = { status: number; text: string }

async function input(url: string, path: string): Promise<PageAnswer> {
  const answer = await fetch(url + path)
  return { status: answer.status, text: alike(await answer.text()) }
}

/** A page without what is another at each time it is made: the stamp of its form. */
const alike = (page: string): string => page.replaceAll(/\b[a-z0-9]{6}\.[\w-]{22}\b/g, 'STAMP')

/**
 * A page as it is rendered now: every server clears its cache, and an answer that did not come from the cache has a reference. A
 * server may have rendered it again by itself before our request: then the caches are cleared once more.
 */
async function fetchAnew(db: Db, url: string, path: string): Promise<PageAnswer> {
  for (let attempts = 0; attempts < 500; attempts += 1) {
    await sql`select pg_notify('pages', '*')`.execute(db)
    const answer = await fetch(url + path)
    const text = alike(await answer.text())
    if (answer.headers.has('X-Request-Id')) return { status: answer.status, text }
  }
  throw new Error(`${path} is never made anew`)
}

/** Node's current instant, from the page that shows the time. */
export async function instantOf(db: Db, { url }: ZonedServer): Promise<string | undefined> {
  const { text } = await fetchAnew(db, url, '/contact')
  return /<time class="num" dateTime="([^"]+)"/.exec(text)?.[1]
}

/** Every page that depends on the day as every server has it cached; a missing one is rendered, and cached from then on. */
export async function keepDayPages(servers: readonly ZonedServer[]) {
  const cached = new Map<string, { server: ZonedServer; page: PageAnswer }[]>()
  for (const path of dayPages)
    cached.set(path, await Promise.all(servers.map(async (server) => ({ server, page: await input(server.url, path) }))))
  return cached
}

/**
 * Requests every page that depends on the day from every server. A breach is a page with another first day than Kigali's, one
 * that is not the same in every zone, or a cached one that differs from a new render. `asked` counts the pages.
 */
export async function checkDayPages(
  db: Db,
  servers: readonly ZonedServer[],
  at: Date,
): Promise<{ checked: number; wrong: string[] }> {
  const wrong: string[] = []
  let checked = 0
  // All cached pages are read before the first is rendered again, because that clears all caches.
  for (const [path, cached] of await keepDayPages(servers)) {
    const fresh = await fetchAnew(db, servers[0]?.url ?? '', path)
    checked += cached.length + 1
    const { status } = [fresh, ...cached.map(({ page }) => page)].find((page) => page.status !== 200) ?? { status: 200 }
    if (status !== 200) wrong.push(`${path} was answered ${status}`)
    const ahead = firstDays[path]?.(isEvening(at))
    const first = ahead === undefined ? undefined : kigaliDayAt(at, ahead)
    for (const { server, page } of cached) {
      const shown = first && (/ min="(\d{4}-\d\d-\d\d)"/.exec(page.text)?.[1] ?? 'no day')
      if (shown !== first) wrong.push(`${path} at ${server.zone} begins on ${shown} instead of ${first}`)
      else if (page.text !== fresh.text) wrong.push(`${path} at ${server.zone} is not what is made now`)
    }
  }
  return { checked, wrong }
}
