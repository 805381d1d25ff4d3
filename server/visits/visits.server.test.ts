import { once } from 'node:events'
import { request as ask } from 'node:http'
import { BlockList } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Visit } from '#features/analytics/gathering.ts'
import { openVisitLedger } from '#features/analytics/visit-ledger.server.ts'
import { openFront } from '#tests/support/open-front.ts'
import { smallSite } from '#tests/support/small-site.tsx'
import { findStats } from '#tests/support/stats.ts'
import { testContext } from '#tests/support/test-context.ts'
import { routerPages } from '../http/router-pages.ts'
import { openVisitBounds, visitBounds } from '../http/visit-bounds.ts'
import { openVisits } from '../http/visits.ts'

const { ctx, clock, logged } = await testContext()
const security = { publicUrl: 'https://impamba.example', development: false }
const ledger = openVisitLedger(ctx)
const noted: Visit[] = []
const trusted = new BlockList()
trusted.addAddress('127.0.0.1')

const { port } = await openFront(ctx, {
  pages: routerPages({ build: smallSite, ctx, security }),
  security,
  trustedProxies: trusted,
  visits: openVisits({
    ledger: {
      note(visit) {
        noted.push(visit)
        ledger.note(visit)
      },
    },
    bounds: openVisitBounds(),
    pages: { plain: new Set(['/packages']), named: ['/blog/:slug'], closed: ['/bookings/:reference'] },
    clock,
    log: ctx.log,
    security,
  }),
})

afterAll(() => ledger.stop())
let address = 0
beforeEach(async () => {
  noted.length = 0
  logged.length = 0
  address++
  // Another hour for each test, so that no limit of one affects the next.
  clock.advance(3_600_000)
  await ledger.flush()
  await sql`truncate visitor_stats, visitor_devices, visitor_days, visitor_pages, visitor_sources, visitor_ledgers`.execute(
    ctx.db,
  )
})

const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const honest = {
  kind: 'view',
  path: '/packages',
  from: 'www.google.com',
  platform: 'Linux armv81',
  screen: [412, 915],
  zone: 'Africa/Kigali',
  language: 'en-GB',
}
type Given = { method?: string; headers?: Record<string, string>; address?: string }

async function send(body: unknown, { method = 'POST', headers = {}, address: from = `203.0.113.${address}` }: Given = {}) {
  const request = ask({
    host: '127.0.0.1',
    port,
    path: '/visits',
    method,
    headers: { Origin: security.publicUrl, 'User-Agent': chrome, 'X-Forwarded-For': from, ...headers },
  })
  // A refused body is cut off while it is sent.
  request.on('error', () => undefined)
  request.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
  const [response] = await once(request, 'response')
  return { status: response.statusCode as number, headers: response.headers, body: await text(response) }
}
const statusOf = async (...given: Parameters<typeof send>) => (await send(...given)).status

test('a view is answered with a 204 that is not cached, and stored with what the server knows', async () => {
  const answer = await send(honest)
  expect(answer).toMatchObject({
    status: 204,
    body: '',
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
  expect(noted).toEqual([
    {
      kind: 'view',
      device: {
        id: expect.stringMatching(/^[\w-]{22}$/),
        browser: 'chrome',
        platform: 'Linux armv81',
        timeZone: 'Africa/Kigali',
      },
      page: '/packages',
      source: 'google',
    },
  ])
  await ledger.flush()
  expect(await findStats(ctx.db)).toMatchObject({ pageViews: 1, sessions: 1 })
})

test('the same device is the same, whatever address it comes from', async () => {
  await send(honest, { address: '198.51.100.1' })
  await send({ ...honest, kind: 'beat' }, { address: '198.51.100.2' })
  expect(new Set(noted.map(({ device }) => device.id)).size).toBe(1)
})

test.each([
  { 'Sec-GPC': '1' },
  { DNT: '1' },
])('a visitor who refuses records by %o is answered, and nothing is stored', async (headers) => {
  expect(await statusOf(honest, { headers })).toBe(204)
  expect(noted).toEqual([])
})

test.each([
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'curl/8.5.0',
  'Mozilla/5.0 HeadlessChrome/141.0.0.0',
  '',
])('a bot (%s) is answered, and nothing is stored', async (userAgent) => {
  expect(await statusOf(honest, { headers: { 'User-Agent': userAgent } })).toBe(204)
  expect(noted).toEqual([])
})

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused with what is taken', async (method) => {
  expect(await send('', { method })).toMatchObject({ status: 405, headers: { allow: 'POST' } })
})

test('a message from another site is refused', async () => {
  expect(await statusOf(honest, { headers: { Origin: 'https://evil.example' } })).toBe(403)
  expect(await statusOf(honest, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).toBe(403)
  expect(noted).toEqual([])
})

test('more than two kilobytes are refused, also a megabyte without a length header', async () => {
  const large = Buffer.alloc(1_048_576, ' ')
  expect(await statusOf(large)).toBe(413)
  expect(await statusOf(large, { headers: { 'Transfer-Encoding': 'chunked' } })).toBe(413)
  expect(await statusOf({ ...honest, path: `/${'x'.repeat(2_100)}` })).toBe(413)
  expect(noted).toEqual([])
})

test.each([
  ['no JSON', '{"kind":'],
  ['nothing', ''],
  ['JSON that is too deep', '['.repeat(2_000)],
  ['null bytes', '\0\0\0'],
  ['a null byte in a field', JSON.stringify({ ...honest, platform: 'Linux\0' })],
  ['broken letters', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ['a prototype', JSON.stringify(honest).replace('{', '{"__proto__":{"kind":"beat"},')],
  ['a constructor', { ...honest, constructor: { prototype: { polluted: 1 } } }],
  ['a count', { ...honest, pageViews: -1_000 }],
  ['a device of its own choice', { ...honest, device: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['an instant', { ...honest, at: '1970-01-01T00:00:00Z' }],
  ['a screen less than nothing', { ...honest, screen: [-1, -1] }],
])('%s is refused and nothing is stored', async (_name, body) => {
  expect(await statusOf(body)).toBe(400)
  expect(noted).toEqual([])
  expect(logged).toEqual([])
})

test('a path can name a page of the site and nothing else, and a host can be stored as a host only', async () => {
  await send({ ...honest, path: '/bookings/K7QM-42XD?key=secret', from: 'impamba.example' })
  await send({ ...honest, path: '/wp-login.php', from: 'javascript:alert(1)' })
  await send({ ...honest, path: '\0', from: 'x\0.example' })
  await send({ ...honest, path: '', from: undefined })
  expect(noted.map(({ page, source }) => [page, source])).toEqual([
    ['/bookings/:reference', 'direct'],
    ['(not found)', 'direct'],
    ['(not found)', 'direct'],
    ['(not found)', 'direct'],
  ])
  await ledger.flush()
  expect(await findStats(ctx.db)).toMatchObject({ pageViews: 4, sessions: 1 })
})

test('of a thousand forged devices of one address so many are counted as there may be, and the sums stay right', async () => {
  const answers: number[] = []
  for (let index = 0; index < 1_000; index += 50)
    answers.push(
      ...(await Promise.all(Array.from({ length: 50 }, (_, of) => statusOf({ ...honest, screen: [412, index + of + 1] })))),
    )
  const taken = answers.filter((status) => status === 204).length
  expect(taken).toBe(visitBounds.devicesOfAddress)
  expect(answers.filter((status) => status === 429)).toHaveLength(1_000 - taken)
  await ledger.flush()
  expect(await findStats(ctx.db)).toMatchObject({ pageViews: taken, sessions: taken })
})

test('a script that sends one view over and over is stopped, and its neighbour is not', async () => {
  const answers: number[] = []
  for (let index = 0; index < visitBounds.messagesOfDevice + 10; index++) answers.push(await statusOf(honest))
  expect(answers.filter((status) => status === 429)).toHaveLength(10)
  expect(await statusOf(honest, { address: '198.51.100.77' })).toBe(204)
})

test('forged names of pages become one after so many', async () => {
  for (let index = 0; index < visitBounds.namesOfAddress + 20; index++) {
    if (index % 100 === 0) clock.advance(60_000)
    await send({ ...honest, path: `/blog/forged-${index}` })
  }
  expect(noted.filter(({ page }) => page === '(other)')).toHaveLength(20)
})

test('a message that breaks off is ignored, and the server goes on', async () => {
  const request = ask({ host: '127.0.0.1', port, path: '/visits', method: 'POST', headers: { 'Content-Length': '100' } })
  request.on('error', () => undefined)
  request.write('{"kind":')
  await once(request, 'socket')
  request.destroy()
  expect(await statusOf(honest)).toBe(204)
  expect(logged).toEqual([])
})

test('of a user agent that is made to be long, and slow to read, only as much is read as browsers send', async () => {
  const long = 'Version/1 '.repeat(1_500)
  expect(await statusOf(honest, { headers: { 'User-Agent': long } })).toBe(204)
  expect(await statusOf(honest, { headers: { 'User-Agent': `${long}Safari/1` } })).toBe(204)
  expect(noted.map(({ device }) => device.browser)).toEqual(['other', 'other'])
  expect(new Set(noted.map(({ device }) => device.id)).size).toBe(1)
})
