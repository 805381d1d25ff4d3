import { isEvening, kigaliDayAt } from './kigali.ts'
import type { ZonedServer } from './zoned-house.ts'

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

/** Pages that change with the day and are kept in memory, those with a query excepted. */
const dayPages = [
  ...Object.keys(firstDays),
  '/',
  '/departures',
  '/hotel-details/imisozi-terrace-kigali',
  '/package-details/an-hour-with-the-gorillas',
  '/tailor-made',
  '/pilgrimage',
]

type Asked = { status: number; text: string }

async function ask(url: string, path: string): Promise<Asked> {
  const answer = await fetch(url + path)
  return { status: answer.status, text: alike(await answer.text()) }
}

/** A page without what is another at each time it is made: the stamp of its form, and the address under which it is made anew. */
const alike = (page: string): string =>
  page
    .replaceAll(/\b[a-z0-9]{6}\.[\w-]{22}\b/g, 'STAMP')
    .replaceAll(/anew=\d+(&amp;)?/g, '')
    .replaceAll('?"', '"')

let times = 0
/** The address of the same page that nobody has asked for yet, so that it is made now; one with a query is made anew each time. */
const anew = (path: string): string => (path.includes('?') ? path : `${path}?anew=${++times}`)

/** What Node takes for now, off the page that tells the time. */
export async function instantOf({ url }: ZonedServer): Promise<string | undefined> {
  const page = await (await fetch(url + anew('/contact'))).text()
  return /<time class="num" dateTime="([^"]+)"/.exec(page)?.[1]
}

/**
 * Asks every server for every page that hangs on the day. A breach is a page with another first day than Kigali's, one that is not the
 * same in every zone, or one that was kept and is not what is made anew. `asked` counts the pages.
 */
export async function askDayPages(servers: readonly ZonedServer[], at: Date): Promise<{ asked: number; wrong: string[] }> {
  const wrong: string[] = []
  let asked = 0
  for (const path of dayPages) {
    const fresh = await ask(servers[0]?.url ?? '', anew(path))
    const kept = await Promise.all(servers.map(async (server) => ({ server, page: await ask(server.url, path) })))
    asked += kept.length + 1
    const { status } = [fresh, ...kept.map(({ page }) => page)].find((page) => page.status !== 200) ?? { status: 200 }
    if (status !== 200) wrong.push(`${path} was answered ${status}`)
    const ahead = firstDays[path]?.(isEvening(at))
    const first = ahead === undefined ? undefined : kigaliDayAt(at, ahead)
    for (const { server, page } of kept) {
      const shown = first && (/ min="(\d{4}-\d\d-\d\d)"/.exec(page.text)?.[1] ?? 'no day')
      if (shown !== first) wrong.push(`${path} at ${server.zone} begins on ${shown} instead of ${first}`)
      else if (page.text !== fresh.text) wrong.push(`${path} at ${server.zone} is not what is made now`)
    }
  }
  return { asked, wrong }
}
