import { afterAll, describe, expect, test } from 'vitest'
import { refreshSearch } from '#features/search/refresh-search.server.ts'
import { openLoaderCache } from '#platform/cache/loader-cache.server.ts'
import { adoptContent, keepStockAhead, loadContent, loadDemo } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { publicScreens } from '#tests/support/public-screens.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { searchSite } from '../shared/search/search-site.server.ts'
import { englishSite } from '../words/sources.server.ts'

/**
 * How many statements a public page may send when it is rendered again, in a process that has cached what its pages share. The
 * most is four, however many products there are. A page that needs a fifth joins it with another, or shares it (`cachedRead` in
 * app/context.ts).
 */
const most = 4
/**
 * Pages that may need more. A list of every address is not a page that a visitor waits for: one statement for each kind of thing.
 * The hire of a car prices either season by the very function that charges a booking, three statements each.
 */
const more: Record<string, number> = { '/sitemap.xml': 9, '/car-hire-rates': 6 }

const { ctx, database } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)
await adoptContent(ctx)
await keepStockAhead(ctx)
await refreshSearch(ctx, searchSite(englishSite))
const watched = watchStatements(database.address)
afterAll(watched.close)
const site = await openSite({ ...ctx, db: watched.db, loaderCache: openLoaderCache() })

const departure = (await (await fetch(`${site}/departures`)).text()).match(/\/departure-details\/[\w-]+/)?.[0] ?? ''
const paths = [
  '/',
  '/packages',
  '/packages?style=gorillas',
  '/package-details/an-hour-with-the-gorillas',
  '/departures',
  departure,
  '/booking',
  '/booking/journey?package=an-hour-with-the-gorillas',
  '/booking/pilgrims',
  '/booking/hire',
  '/hotel-booking?hotel=imisozi-terrace-kigali',
  '/quotes',
  '/bookings',
  '/nobody-knows-this-page',
  ...publicScreens('2027-06-01').map(({ path }) => path),
  ...['journeys', 'pages', 'places', 'hotels', 'departures', 'journal'].map((part) => `/sitemaps/${part}.xml`),
  '/sitemap.xml',
  '/blog/rss.xml',
  '/llms.txt',
  '/search/suggestions?q=go',
]

/** The page rendered again: an unread parameter makes it another address, so that no cached page answers. */
const anew = (path: string, time: number) => `${site}${path}${path.includes('?') ? '&' : '?'}made=${time}`

describe('a page is made with few statements', () => {
  test.for(paths)('%s', async (path) => {
    await fetch(anew(path, 1), { redirect: 'manual' })
    watched.sent.length = 0
    const { status } = await fetch(anew(path, 2), { redirect: 'manual' })
    const sent = watched.sent.map(({ text }) => text)
    expect(status, path).toBeLessThan(500)
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(more[path] ?? most)
  })
})
