import { afterAll, describe, expect, test } from 'vitest'
import { refreshSearch } from '#features/search/refresh-search.server.ts'
import { openLoaderCache } from '#platform/cache/loader-cache.server.ts'
import { openPageStore } from '#platform/cache/page-cache.server.ts'
import { adoptContent, keepStockAhead, loadContent, loadDemo } from '#server/start/first-start.ts'
import { loadTranslations } from '#server/start/load-translations.ts'
import { openSite } from '#tests/support/open-site.ts'
import { publicScreens } from '#tests/support/public-screens.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
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
 * Pages that may need more. A list of every address is not a page that a visitor waits for: one statement for each kind of thing, and
 * two for what is whole in each language. The terms read which text may be agreed to, and what changed, in the language of the page.
 */
const sitemapParts = ['journeys', 'pages', 'places', 'hotels', 'departures', 'journal'].map((part) => `/sitemaps/${part}.xml`)
const more: Record<string, number> = {
  '/sitemap.xml': 9,
  ...Object.fromEntries(sitemapParts.map((path) => [path, 14])),
  '/terms-and-conditions': 6,
}

const { ctx, database } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)
await adoptContent(ctx)
await keepStockAhead(ctx)
await loadTranslations(ctx, { isDemo: true })
await refreshSearch(ctx, searchSite(englishSite))
const watched = watchStatements(database.address)
afterAll(watched.close)
// No page is kept, so that each request renders it.
const store = openPageStore({ clock: ctx.clock, mostBytes: 0 })
const { site: words } = shippedLanguages()
const site = await openSite({ ...ctx, db: watched.db, loaderCache: openLoaderCache() }, { words, store })

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
  ...sitemapParts,
  '/sitemap.xml',
  '/blog/rss.xml',
  '/llms.txt',
  '/search/suggestions?q=go',
]

const rendered = async (path: string) => {
  watched.sent.length = 0
  const { status } = await fetch(site + path, { redirect: 'manual' })
  return { status, sent: watched.sent.map(({ text }) => text) }
}

/** Files are there once, not in each language. */
const isFile = (path: string) => /\.(xml|txt)$/.test(path)

describe('a page is made with few statements', () => {
  test.for(paths)('%s', async (path) => {
    for (const at of isFile(path) ? [path] : [path, `/de${path}`.replace(/\/$/, '')]) {
      await rendered(at)
      const { status, sent } = await rendered(at)
      expect(status, at).toBeLessThan(500)
      expect(sent.length, [at, ...sent].join('\n')).toBeLessThanOrEqual(more[path] ?? most)
    }
  })

  test('what is rendered again sends statements: no kept page answers', async () => {
    await rendered('/package-details/an-hour-with-the-gorillas')
    expect((await rendered('/package-details/an-hour-with-the-gorillas')).sent.length).toBeGreaterThan(0)
  })
})
