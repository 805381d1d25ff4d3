import fc from 'fast-check'
import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { groupOfAddress, readAddresses } from './site-address.ts'
import { siteRoutes } from './site-routes.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

const page = (path: string | undefined, handle: object = {}, parentId = 'site/layout'): Route =>
  ({ id: path ?? 'home', parentId, ...(path ? { path } : { index: true }), module: { default: () => null, handle } }) as Route

const routes: ServerBuild['routes'] = Object.fromEntries(
  [
    { id: 'root', path: '', module: { default: () => null } } as unknown as Route,
    { id: 'site/layout', parentId: 'root', module: { handle: { query: [/^translate=(fr|de)$/] } } } as unknown as Route,
    page(undefined),
    page('packages', { query: ['park', 'page'] }),
    page('package-details/:title'),
    page('departures/:slug.ics', {}, 'root'),
    page('blog/rss.xml', {}, 'root'),
    page('blog/:slug'),
    page('bookings/:reference', { query: 'any' }),
    page('newsletter/leave', { query: ['reader', 'key'] }),
    page('admin/media/:id', {}, 'root'),
    page('admin/*', {}, 'root'),
    page('*'),
  ].map((route) => [route.id, route]),
)
const site = 'https://impamba.example'
const read = readAddresses(siteRoutes(routes), site)
const keyOf = (target: string) => {
  const address = read(target)
  return address && 'key' in address ? address.key : undefined
}
const movedTo = (target: string) => {
  const address = read(target)
  return address && 'moved' in address ? address.moved : undefined
}

test.each([
  ['/PACKAGES', '/packages'],
  ['/%70ackages', '/packages'],
  ['/packages/', '/packages'],
  ['/packages//', '/packages'],
  ['/x/../packages', '/packages'],
  ['/x/%2e%2e/packages', '/packages'],
  ['/./packages?Park=1&x=2', '/packages?Park=1&x=2'],
  ['/PACKAGES.data?park=a', '/packages.data?park=a'],
  ['/packages/_.data', '/packages.data'],
  ['/Package-Details/a', '/package-details/a'],
  ['/package-details/%61%c3%a9', '/package-details/a%C3%A9'],
  ['/departures/a.ICS', '/departures/a.ics'],
  ['/Bookings/K7QM-42XD/?key=Ab', '/bookings/K7QM-42XD?key=Ab'],
  ['/Admin/media/Ab', '/admin/media/Ab'],
  ['/.data', '/_.data'],
  ['/packages.data/', '/packages.data'],
  ['/admin/_.data/', '/admin.data'],
  ['/admin/_/.data', '/admin.data'],
])('the canonical address of %s is %s', (written, canonical) => {
  expect(movedTo(written)).toBe(canonical)
  expect(movedTo(canonical)).toBeUndefined()
})

test.each(['//evil.example/packages', '/\\evil.example', '/%zz', 'http://evil.example/'])('%s is no address', (target) => {
  expect(read(target)).toBeUndefined()
})

test.each([
  '/',
  '/_.data',
  '/packages',
  '/blog/rss.xml',
  '/bookings/K7QM-42XD',
  '/admin/Any/Thing',
  '/missing/Page//x',
])('%s is not moved', (target) => {
  expect(movedTo(target)).toBeUndefined()
})

test('a query leaves what the page reads: each name once, in one order, none without a value', () => {
  const key = '/packages?page=2&park=a'
  for (const query of [
    'park=a&page=2',
    'page=2&park=a&utm_source=x&fbclid=y',
    'x=1&park=a&park=b&page=2&sort=',
    'park=%61&&page=2',
  ])
    expect(keyOf(`/packages?${query}`)).toBe(key)
  for (const query of ['?', '?x=1', '?park=', '?translate=xx', '?__proto__=1'])
    expect(keyOf(`/packages${query}`)).toBe('/packages')
  expect(keyOf('/packages?translate=fr')).toBe('/packages?translate=fr')
  expect(keyOf('/?x=1')).toBe('/')
})

test('a page that is never shared gets its query as it came', () => {
  expect(keyOf('/bookings/K7QM-42XD?b=&a=1&b=2')).toBe('/bookings/K7QM-42XD?b=&a=1&b=2')
})

test('the data of a page are requested of its own routes, in their order', () => {
  const key = '/packages.data?park=a&_routes=site%2Flayout%2Cpackages'
  expect(keyOf('/packages.data?_routes=packages,site/layout,nonsense,packages&park=a')).toBe(key)
  expect(keyOf('/packages.data?_routes=nonsense')).toBe('/packages.data')
  expect(keyOf('/packages?_routes=packages')).toBe('/packages')
})

test('all addresses that lead nowhere are one page in each language, and no address is its key', () => {
  const keys = ['/nothing', '/a/b?x=1', '/packages/more'].map(keyOf)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).not.toMatch(/^\//)
  expect(keyOf('/nothing?translate=fr')).not.toBe(keys[0])
  expect(keyOf('/nothing.data')).not.toBe(keys[0])
})

test('a canonical address is not redirected again, and it is of this site', () => {
  const part = fc.constantFrom(
    'packages',
    'PACKAGES',
    '%70ackages',
    'package-details',
    'a',
    '..',
    '.',
    '%2e%2e',
    '',
    '%2F',
    'é',
    'b.ics',
    '_.data',
    '_',
    '.data',
    'x.data',
    '%5C',
    'admin',
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.constantFrom('', '?x=1', '?'), (parts, query) => {
      const moved = movedTo(`/${parts.join('/')}${query}`)
      if (moved === undefined) return
      expect(moved).toMatch(/^\/(?![/\\])/)
      expect(movedTo(moved)).toBeUndefined()
      expect(read(moved)).toBeDefined()
    }),
  )
})

test('the cost of a manifest grows with the number of requested paths', () => {
  const costOf = (paths: number) => {
    const address = read(`/__manifest?paths=${Array(paths).fill('/a').join(',')}`)
    return address && 'route' in address ? address.route.cost : undefined
  }
  expect(costOf(40)).toBeLessThan(0.5)
  expect(costOf(1_200)).toBeGreaterThan(3)
})

test('the queries of a path, and all drawings, are a group in the memory of pages', () => {
  expect(['/packages', '/packages?page=2', '/scenes/hills-dawn-1.svg'].map(groupOfAddress)).toEqual([
    undefined,
    '/packages',
    '/scenes/',
  ])
})

describe('with languages', () => {
  const inLanguages = readAddresses(siteRoutes(routes), site, {
    published: new Map([['fr', '']]),
    translated: new Map([
      ['fr', ''],
      ['de', ''],
    ]),
  })
  const found = (target: string) => {
    const address = inLanguages(target)
    return address && ('moved' in address ? `→ ${address.moved}` : `${address.isMissing ? 404 : 200} ${address.key}`)
  }

  test.each([
    ['/fr', '200 /fr'],
    ['/fr.data', '200 /fr.data'],
    ['/fr/packages?page=2&x=1', '200 /fr/packages?page=2'],
    ['/fr/packages.data', '200 /fr/packages.data'],
    ['/fr/__manifest?paths=/fr', '200 /fr/__manifest?paths=/fr'],
    ['/fr/', '→ /fr'],
    ['/FR', '→ /fr'],
    ['/fr/_.data', '→ /fr.data'],
    ['/FR/Packages/?page=2', '→ /fr/packages?page=2'],
    ['/en', '→ /'],
    ['/en/packages?page=2', '→ /packages?page=2'],
    ['/en/fr/packages', '404 missing /missing-page'],
    ['/fr/nothing', '404 missing /fr/missing-page'],
    ['/fr/fr', '404 missing /fr/missing-page'],
    ['/fr/admin/media/Ab', '404 missing /fr/missing-page'],
    ['/fr/departures/a.ics', '404 missing /fr/missing-page'],
    ['/de/packages', '404 missing /missing-page'],
    ['/de', '404 missing /missing-page'],
    ['/de/newsletter/leave?reader=a&key=b', '→ /newsletter/leave?reader=a&key=b'],
    ['/DE/Bookings/K7QM-42XD/?key=b', '→ /bookings/K7QM-42XD?key=b'],
    ['/de/newsletter/leave.data?reader=a&key=b', '404 missing /missing-page.data'],
    ['/xx/newsletter/leave?reader=a&key=b', '404 missing /missing-page'],
    ['/rw/packages', '404 missing /missing-page'],
    ['/nothing', '404 missing /missing-page'],
    ['/freight', '404 missing /missing-page'],
  ])('%s is %s', (target, expected) => {
    expect(found(target)).toBe(expected)
  })
})
