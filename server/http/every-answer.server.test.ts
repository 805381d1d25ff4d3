import { mkdir, writeFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { openPageStore } from '#platform/cache/page-cache.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { cookieOfVisitor, oneOfEach } from '#tests/support/everybody.ts'
import { directivesOf, gradeOf } from '#tests/support/observatory.ts'
import { openFront } from '#tests/support/open-front.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { testContext } from '#tests/support/test-context.ts'
import { wholeSite } from '#tests/support/whole-site.ts'
import { openAssets } from './assets.ts'
import { type Pages, routerPages } from './router-pages.ts'
import { securityHeaders } from './security-headers.ts'

const { ctx } = await testContext()
ctx.config.publicUrl = 'https://impamba.example'
ctx.config.secureCookies = true
const security = { publicUrl: ctx.config.publicUrl, development: false }
const { folder, remove } = await temporaryFolder()
await mkdir(`${folder}/assets`)
await writeFile(`${folder}/assets/entry-1.js`, 'export {}')
await writeFile(`${folder}/offline.js`, 'export {}')

const inner = routerPages({ build: await wholeSite(), ctx, security })
/** The site, with an address that throws and one at which the database is unavailable. */
const pages: Pages = (request, notes) => {
  if (request.url.endsWith('/falls')) throw new Error('select secret from nowhere')
  if (request.url.endsWith('/away')) throw Object.assign(new Error('ending'), { code: '57P01' })
  return inner(request, notes)
}
const { url: site } = await openFront(ctx, {
  pages,
  store: openPageStore({ clock: ctx.clock, mostBytes: 10_000_000 }),
  assets: openAssets(folder, securityHeaders(security)),
  security,
})
afterAll(remove)

const trek = await gorillaTrek(ctx, { seats: 8 })
const booking = await heldBooking(ctx, trek.slug, 2)
const owner = (await oneOfEach(ctx)).owner
const visitor = cookieOfVisitor(ctx, booking)
const at = `/bookings/${booking.reference}`

type Kind = [
  name: string,
  path: string,
  status: number,
  type: RegExp,
  init?: { cookie?: string; form?: string; headers?: Record<string, string> },
]
// biome-ignore format: one line for each kind
const kinds: Kind[] = [
  ['a page', '/', 200, /html/], ['a page that is kept', '/', 200, /html/], ['a page of a journey', '/packages', 200, /html/], ['a page with a form', '/contact', 200, /html/],
  ['a page of a visitor’s own', at, 200, /html/, { cookie: visitor }], ['a page of the admin area', '/admin', 200, /html/, { cookie: owner }], ['the sign-in page', '/admin/login', 200, /html/],
  ['a page that is not there', '/nothing', 404, /html/], ['a refusal in the admin area', '/admin/nothing', 404, /html/, { cookie: owner }], ['a broken address', '/%zz', 400, /html/], ['a form from elsewhere', '/contact', 403, /html/, { form: 'a=1', headers: { Origin: 'https://evil.example' } }],
  ['a form that is refused', '/contact', 422, /html/, { form: 'name=x' }], ['a body of no form', '/contact', 415, /html/, { form: '{}', headers: { 'Content-Type': 'application/json' } }],
  ['a fault', '/falls', 500, /html/], ['the database away', '/away', 503, /html/], ['a redirect', '/admin', 302, /^$/], ['a file of the build', '/assets/entry-1.js', 200, /javascript/], ['the worker', '/offline.js', 200, /javascript/], ['no file of the build', '/assets/none.js', 404, /html/],
  ['the router’s data', '/packages.data', 200, /x-script/], ['CSV', '/admin/bookings/export.csv', 200, /csv/, { cookie: owner }], ['a workbook', '/admin/bookings/export.xlsx', 200, /spreadsheet/, { cookie: owner }], ['PDF', `${at}/documents/proforma.pdf`, 200, /pdf/, { cookie: visitor }],
  ['a calendar', `${at}/calendar.ics`, 200, /calendar/, { cookie: visitor }], ['a drawing', '/scenes/hills-day-1.svg', 200, /svg/], ['the mark', '/favicon.svg', 200, /svg/], ['an icon', '/icon-192.png', 200, /png/], ['a picture that is not there', '/pictures/nothing.avif', 404, /plain/],
  ['a feed', '/blog/rss.xml', 200, /xml/], ['the sitemap', '/sitemap.xml', 200, /xml/], ['robots', '/robots.txt', 200, /plain/], ['suggestions', '/search/suggestions?q=gor', 200, /json/], ['the manifest', '/manifest.webmanifest', 200, /json/],
  ['the health', '/health', 200, /plain/], ['readiness', '/ready', 200, /plain/], ['the webhook', '/api/card/webhook', 404, /plain/, { form: '{}', headers: { 'Content-Type': 'application/json' } }],
]

const send = (path: string, { cookie = '', form, headers = {} }: Kind[4] = {}) =>
  fetch(site + path, {
    redirect: 'manual',
    headers: {
      cookie,
      ...(form && { Origin: security.publicUrl, 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(form !== undefined && { method: 'POST', body: form }),
  })

describe.each(kinds)('%s (%s)', (_name, path, status, type, request) => {
  test('carries every header that keeps it safe', async () => {
    const answer = await send(path, request)
    expect([answer.status, answer.headers.get('Content-Type') ?? '']).toEqual([status, expect.stringMatching(type)])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=63072000; includeSubDomains/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
    for (const header of ['Server', 'X-Powered-By', 'Access-Control-Allow-Origin']) expect(answer.headers.has(header)).toBe(false)
    expect(answer.headers.get('Cache-Control') ?? 'none').toMatch(status === 302 ? /no-store|none/ : /no-store|no-cache|max-age/)
    expect(await answer.text()).not.toMatch(/select secret|\n\s+at /)
  })
})

const ofType = (type: string) => kinds.filter(([, , , is]) => is.source === type)

test.each(
  ofType('html'),
)('%s (%s) has a policy with which no script of anybody else runs, worth 130 points', async (_name, path, _status, _type, request) => {
  const { headers } = await send(path, request)
  const policy = directivesOf(headers.get('Content-Security-Policy') ?? '')
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('script-src')?.filter((source) => source !== "'self'" && !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual([])
  for (const closed of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(closed), closed).toEqual(["'none'"])
  expect(policy.get('form-action')).toEqual(["'self'"])
  const { points, lost } = gradeOf(headers)
  expect(lost).toEqual([])
  expect(points).toBeGreaterThanOrEqual(130)
})

test.each(ofType('svg'))('%s (%s) runs and loads nothing where it is opened by itself', async (_name, path) => {
  expect((await send(path)).headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src/)
})

test('private pages are never cached', async () => {
  for (const [name, path, , , request] of kinds.filter(([, , , , one]) => one?.cookie))
    expect((await send(path, request)).headers.get('Cache-Control'), name).toMatch(/no-store|private/)
})

test('no other site can read any answer', async () => {
  const answer = await fetch(`${site}/admin`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
  })
  expect(answer.status).toBe(405)
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('a grade is lost where a header is', async () => {
  const headers = new Headers((await send('/')).headers)
  headers.set(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'",
  )
  headers.set('Strict-Transport-Security', 'max-age=60')
  expect(gradeOf(headers)).toEqual({ points: 75, lost: ['content-security-policy', 'strict-transport-security'] })
})
