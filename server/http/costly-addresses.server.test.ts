import { matchRoutes, type RouteObject } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { languages, written } from '#app/site/languages/translator-languages.ts'
import type { QueryRead } from '#app/ui/route-handle.ts'
import { openPageStore } from '#platform/cache/page-cache.server.ts'
import { gorillaTrek, openRoads, openRoomsAndCars, publishPilgrimage } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'
import { wholeSite } from '#tests/support/whole-site.ts'
import { loadContent, loadReference } from '../start/first-start.ts'
import { openRenderLimit } from './render-limit.ts'
import { siteRoutes } from './site-routes.ts'

const { ctx } = await testContext()
const store = openPageStore({ clock: ctx.clock, mostBytes: 50_000_000 })
const answered: { route: string; status: number }[] = []
const allowance = { burst: 8, perSecond: 1, clients: 100 }
let limit = openRenderLimit(ctx.clock, allowance)
let staff = false
const site = await openSite(ctx, {
  store,
  renderLimit: { take: (address, cost) => limit.take(address, cost) },
  isStaff: async () => staff,
  onAnswer: (one) => void answered.push(one),
})
const routes = siteRoutes((await wholeSite()).routes)

beforeEach(() => {
  store.clear()
  answered.length = 0
  limit = openRenderLimit(ctx.clock, allowance)
  staff = false
})

const request = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(site + path, { redirect: 'manual', ...init })
  return {
    status: response.status,
    location: response.headers.get('Location'),
    after: response.headers.get('Retry-After'),
    body: await response.text(),
  }
}
const statuses = async (paths: string[]) => {
  const counts: Record<number, number> = {}
  for (const path of paths) {
    const { status } = await request(path)
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}
const times = (count: number, pathOf: (nth: number) => string) => Array.from({ length: count }, (_, nth) => pathOf(nth))

test.each([
  '/share/virunga-dawn.png',
  '/hotels',
  '/packages',
  '/departures',
  '/scenes/virunga-dawn-7.svg',
  '/robots.txt',
])('%s is one page, whatever is written behind it', async (path) => {
  expect(await statuses(times(20, (nth) => `${path}?x=${nth}&utm_source=${nth}`))).toEqual({ 200: 20 })
  expect(store.size.pages).toBe(1)
})

test('many simultaneous requests for one share picture wait for one drawing of it', async () => {
  limit = openRenderLimit(ctx.clock)
  await Promise.all(times(20, (nth) => `/share/virunga-dawn.png?x=${nth}`).map((path) => request(path)))
  expect(store.size.pages).toBe(1)
})

test('an address that leads nowhere is answered 404 by one page for all, which does not contain the address', async () => {
  expect(await statuses(times(50, (nth) => `/nothing-${nth}/Here?x=${nth}`))).toEqual({ 404: 50 })
  expect(store.size.pages).toBe(1)
  expect((await request('/nothing-evil')).body).not.toContain('nothing-evil')
  expect((await request('/nothing-evil', { method: 'HEAD' })).status).toBe(404)
})

test.each([
  ['/DEPARTURES', '/departures'],
  ['/%70ackages', '/packages'],
  ['/packages/', '/packages'],
  ['/packages//', '/packages'],
  ['/Share/virunga-dawn.png', '/share/virunga-dawn.png'],
])('%s is redirected to %s for good, and no second copy is cached', async (written, canonical) => {
  await request(canonical)
  expect(await request(written)).toMatchObject({ status: 301, location: canonical })
  expect(store.size.pages).toBe(1)
})

test('what is sent to another way to write an address is sent again as it was', async () => {
  const sent = { method: 'POST', body: new URLSearchParams({ mailbox: 'a@example.com' }), headers: { Origin: site } }
  expect(await request('/Newsletter/?from=foot', sent)).toMatchObject({ status: 308, location: '/newsletter?from=foot' })
  expect((await request('/nothing-here', sent)).status).toBe(404)
  expect((await request('/packages', sent)).status).toBe(405)
})

test('a form sent to a page without one gets a plain page with a message, also from inside the browser', async () => {
  const sent = { method: 'POST', body: 'a=b', headers: { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' } }
  for (const path of ['/packages', '/blog', '/admin', '/packages.data', '/?index', '/sitemap.xml', '/_.data']) {
    const answer = await fetch(new URL(path, site), { ...sent, redirect: 'manual' })
    expect([answer.status, answer.headers.get('Allow')], path).toEqual([405, 'GET, HEAD'])
    expect(await answer.text(), path).toContain('<h1>This cannot be done here</h1>')
  }
})

test('every language in which a page may be requested is a page of its own', () => {
  const { query } = routes('/packages').route
  const isRead = (pair: string) => query !== 'any' && query.some((one) => typeof one !== 'string' && one.test(pair))
  expect([written, ...languages].filter(({ code }) => !isRead(`translate=${code}`))).toEqual([])
})

test('a name in another case is no page of its own: moved, or not there', async () => {
  for (const path of [
    '/package-details/AN-HOUR-WITH-THE-GORILLAS',
    '/parks/AKAGERA',
    '/blog/A',
    '/pages/A',
    '/hotel-details/IMISOZI',
    '/share/VIRUNGA-dawn.png',
    '/scenes/VIRUNGA-dawn-7.svg',
    '/sitemaps/PAGES.xml',
  ])
    expect([301, 404], path).toContain((await request(path)).status)
  expect(store.size.pages).toBe(0)
})

test('a client over its allowance gets a time to come again, and can read cached pages', async () => {
  await request('/packages')
  const counts = await statuses(times(20, (nth) => `/packages?month=${(nth % 12) + 1}&budget=${nth + 1}`))
  expect(counts).toEqual({ 200: 7, 429: 13 })
  const refused = await request('/hotels?page=3')
  expect(refused).toMatchObject({ status: 429, after: '1' })
  expect(refused.body).toContain('<h1>Too many pages at once</h1>')
  expect((await request('/packages')).status).toBe(200)
  expect(answered.at(-1)).toMatchObject({ route: '/hotels', status: 429 })
})

test('names of things that are not there cost what pages cost', async () => {
  expect(await statuses(times(12, (nth) => `/package-details/none-${nth}`))).toEqual({ 404: 8, 429: 4 })
})

test('staff who are signed in, health checks and files of pictures are not caught by the limit', async () => {
  limit = openRenderLimit(ctx.clock, { ...allowance, burst: 0 })
  expect((await request('/packages')).status).toBe(429)
  expect((await request('/health')).status).toBe(200)
  expect((await request('/ready')).status).toBe(200)
  expect((await request('/pictures/none.avif')).status).toBe(404)
  expect((await request('/nothing-here')).status).toBe(404)
  expect(await request('/admin/bookings')).toMatchObject({ status: 302 })
  staff = true
  expect((await request('/packages')).status).toBe(200)
})

test('the routes are found as the router finds them', async () => {
  const { routes: build } = await wholeSite()
  const objects = (parentId: string): RouteObject[] =>
    Object.values(build).flatMap((one) => {
      if (one?.parentId !== parentId) return []
      const { id, path, index } = one
      return [index ? { id, index: true } : { id, ...(path !== undefined && { path }), children: objects(id) }]
    })
  const tree = objects('root')
  const patterns = Object.keys(build)
    .map(pathOf)
    .filter((pattern) => !/^\/admin\/\w+\/(new|edit)/.test(pattern))
  function pathOf(id: string | undefined): string {
    const one = id === undefined ? undefined : build[id]
    return one ? `${pathOf(one.parentId)}${one.path ? `/${one.path}` : ''}` : ''
  }
  for (const pattern of [...patterns, '/admin/media/upload', '/blog/atom.xml', '/a', '/admin/a/b']) {
    const path = pattern.replaceAll(/:\w+/g, 'some-name').replace('*', 'none') || '/'
    expect(routes(path).route.ids.slice(1), path).toEqual(matchRoutes(tree, path)?.map(({ route }) => route.id))
  }
})

test('a shared page reads nothing of its query that its route does not name', async () => {
  await Promise.all([openRoomsAndCars(ctx), openRoads(ctx)])
  await loadReference(ctx)
  await loadContent(ctx)
  const { slug } = await gorillaTrek(ctx, { seats: 12 })
  await publishPilgrimage(ctx)
  const send = await openRequests(ctx)
  const read = new Set<string>()
  const { get, getAll } = URLSearchParams.prototype
  Object.assign(URLSearchParams.prototype, {
    get(this: URLSearchParams, name: string) {
      read.add(name)
      return get.call(this, name)
    },
    getAll(this: URLSearchParams, name: string) {
      read.add(name)
      return getAll.call(this, name)
    },
  })
  const unnamed: string[] = []
  let named = 0
  try {
    for (const path of [...sharedPages, `/departure-details/${slug}`]) {
      read.clear()
      expect([200, 301, 302], path).toContain((await send(path)).status)
      const { query } = routes(path).route
      for (const name of read) {
        if (ofRouter.has(name)) continue
        named++
        if (!isNamed(query, name)) unnamed.push(`${path} ${name}`)
      }
    }
  } finally {
    Object.assign(URLSearchParams.prototype, { get, getAll })
  }
  expect(unnamed).toEqual([])
  expect(named).toBeGreaterThan(60)
})

const ofRouter = new Set(['_routes', 'index'])
const sharedPages = [
  ...['/', '/packages', '/departures', '/blog', '/parks', '/countries', '/rwanda', '/community', '/community/details', '/luxury'],
  ...['/pilgrimage', '/pilgrimage-details', '/kibeho-pilgrimage-package', '/hotels', '/hotel-information', '/car-hire-rates'],
  ...['/transport-information', '/freight-quote', '/contact', '/tailor-made', '/parish-quote', '/newsletter', '/search'],
  ...['/terms-and-conditions', '/privacy', '/about', '/akagera-national-park', '/package-details/an-hour-with-the-gorillas'],
  ...['/hotel-details/imisozi-terrace-kigali', '/search/suggestions', '/sitemap.xml', '/llms.txt', '/blog/rss.xml', '/offline'],
]

const isNamed = (query: QueryRead, name: string) =>
  query === 'any' || query.some((one) => (typeof one === 'string' ? one === name : matches(one, name)))

/** Whether an expression over `name=value` takes this name with some value. */
const matches = (one: RegExp, name: string) => ['x', 'on', 'fr'].some((value) => one.test(`${name}=${value}`))
