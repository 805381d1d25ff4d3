import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPageStore, pagesChannel } from '#platform/cache/page-cache.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { openListener } from '#platform/database/listener.server.ts'
import { closeDatabase, createDatabase } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openFront } from '#tests/support/open-front.ts'
import { renderCount, smallSite } from '#tests/support/small-site.tsx'
import { buildTestContext } from '#tests/support/test-parts.ts'
import { mostBodyBytes, mostFields } from './request-body.ts'
import { routerPages } from './router-pages.ts'

const database = await createDatabase()
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const pool = openDatabase({ address: database.address, log: quiet })
const { ctx, logged } = buildTestContext(pool)
const store = openPageStore({ clock: ctx.clock, mostBytes: 1_000_000 })
const listener = openListener({
  address: database.address,
  log: quiet,
  subscription: { channels: { [pagesChannel]: store.receive }, onConnected: store.clear },
})
await listener.ready

const security = { publicUrl: 'https://impamba.example', development: false }
const { port } = await openFront(ctx, {
  pages: routerPages({ build: smallSite, ctx, security }),
  store,
  security,
  pingDatabase: pool.ping,
})

afterAll(async () => {
  await listener.close()
  await pool.close()
  await database.drop()
})
beforeEach(() => {
  store.clear()
  logged.length = 0
})

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** A request without the normalisation that a browser does. */
async function get(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Answer> {
  const request = ask({ host: '127.0.0.1', port, path, method: options.method ?? 'GET', headers: options.headers ?? {} })
  // A refused body is cut off while it is sent.
  request.on('error', () => undefined)
  request.end(options.body)
  const [response] = await once(request, 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://impamba.example' }
const post = (path: string, body: string | Buffer, headers: Record<string, string> = form) =>
  get(path, { method: 'POST', headers, body })
const words = (answer: Answer) => answer.body.match(/<h1>(.*?)<\/h1>/)?.[1]?.replaceAll('<!-- -->', '')
const policyOf = ({ headers }: Answer) =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  )

test('the policy of a page allows each of its inline scripts and styles by its hash, and no others', async () => {
  const answer = await get('/private')
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  const contents = (element: RegExp) => [...answer.body.matchAll(element)].map(([, content = '']) => hash(content))
  const scripts = contents(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)
  expect(scripts.length).toBeGreaterThan(2)
  const policy = policyOf(answer)
  expect(policy.get('script-src')?.toSorted()).toEqual(["'self'", ...new Set(scripts)].toSorted())
  expect(policy.get('style-src')).toEqual(["'self'", hash('h1 { color: rebeccapurple }')])
  expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|\*/)
  for (const closed of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(closed)).toEqual(["'none'"])
})

test('every answer carries the security headers, also a refusal', async () => {
  for (const path of ['/private', '/shared', '/nothing-here', '//evil.example', '/health', '/address']) {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

test('a shared page is rendered once, in every encoding, for GET and HEAD, until its tag is invalidated', async () => {
  const first = await get('/shared', { headers: { 'Accept-Encoding': 'br' } })
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
  const plain = await get('/shared')
  const head = await get('/shared', { method: 'HEAD' })
  expect(head).toEqual({ ...plain, headers: { ...plain.headers, date: head.headers.date }, body: '' })
  expect(words(plain)).toBe(`Shared ${renderCount()}`)
  const before = renderCount()
  await ctx.db.transaction().execute((tx) => ctx.cache.invalidate(tx, ['shared']))
  await eventually(
    async () => words(await get('/shared')),
    (now) => now === `Shared ${before + 1}`,
    1_000,
  )
})

test('a HEAD that comes first is rendered and cached for the GET that follows', async () => {
  await get('/shared', { method: 'HEAD' })
  const rendered = renderCount()
  expect(words(await get('/shared'))).toBe(`Shared ${rendered}`)
})

test('a browser that has a page already gets an answer of a few bytes', async () => {
  const { headers } = await get('/shared', { headers: { 'Accept-Encoding': 'gzip' } })
  const again = await get('/shared', { headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': String(headers.etag) } })
  expect(again).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag } })
  expect(again.headers['content-length']).toBeUndefined()
  expect((await get('/shared', { headers: { 'If-None-Match': '"of another day"' } })).status).toBe(200)
})

test('a private page is rendered for each request and may not be cached', async () => {
  const [one, two] = await Promise.all([get('/private'), get('/private')])
  expect(words(one)).not.toBe(words(two))
  expect(one.headers['cache-control']).toBe('private, no-store')
})

test.each([
  '/%zz',
  '/%',
  '//evil.example/',
  '/\\evil.example',
  '/a%00b',
  '/private?q=%00',
  'http://evil.example/',
  '*',
])('the address %s is refused with 400', async (path) => {
  expect((await get(path)).status).toBe(400)
})

test('a method that no page takes is refused', async () => {
  expect((await get('/private', { method: 'TRACE' })).status).toBe(405)
  expect((await get('/private', { method: 'PROPFIND' })).status).toBe(405)
})

test('a body that is too large is refused, whether it has a length header or not', async () => {
  const large = Buffer.alloc(mostBodyBytes + 1, 'a')
  expect((await post('/form', large)).status).toBe(413)
  expect((await post('/form', large, { ...form, 'Transfer-Encoding': 'chunked' })).status).toBe(413)
})

const multipart = { ...form, 'Content-Type': 'multipart/form-data; boundary=x' }
const parts = (fields: number) =>
  `${Array.from({ length: fields }, () => '--x\r\nContent-Disposition: form-data; name="given"\r\n\r\n1\r\n').join('')}--x--\r\n`

test.each([
  ['form', form, (fields: number) => Array(fields).fill('given=1').join('&')],
  ['multipart form', multipart, parts],
])('a %s of more fields than any page has is refused before it is parsed', async (_name, headers, bodyOf) => {
  expect((await post('/form', bodyOf(mostFields), headers)).status).toBe(302)
  const refused = await post('/form', bodyOf(mostFields + 1), headers)
  expect(refused.status).toBe(413)
  expect(words(refused)).toBe('This is too large')
})

test.each([
  ['form', 'given=%00', form, 400],
  ['broken multipart', 'nonsense', { ...form, 'Content-Type': 'multipart/form-data; boundary=x' }, 400],
  ['multipart without a boundary', 'nonsense', { ...form, 'Content-Type': 'multipart/form-data' }, 400],
  ['JSON', '{}', { ...form, 'Content-Type': 'application/json' }, 415],
  ['packed form', gzipSync('given=1'), { ...form, 'Content-Encoding': 'gzip' }, 415],
  ['body without a kind', 'given=1', { Origin: form.Origin }, 415],
])('a %s that no page could read is refused', async (_name, body, headers, status) => {
  expect((await post('/form', body, headers)).status).toBe(status)
})

test('a form is taken from this site and refused from another', async () => {
  const taken = await post('/form', 'given=1')
  expect(taken).toMatchObject({ status: 302, headers: { location: '/private?given=1' } })
  expect((await post('/form', 'given=1', { ...form, Origin: 'https://evil.example' })).status).toBe(403)
  expect((await post('/form', 'given=1', { ...form, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
})

test('pages see the site’s own address and the visitor’s, whatever the request pretends', async () => {
  const { body } = await get('/address', {
    headers: {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-For': '1.2.3.4',
      'X-Client-Address': '1.2.3.4',
    },
  })
  expect(JSON.parse(body).url).toBe('https://impamba.example/address')
  expect(body).not.toMatch(/evil|1\.2\.3\.4/)
  expect(new Map(JSON.parse(body).headers).get('x-client-address')).toBe('127.0.0.1')
})

test.each([
  '/fails',
  '/fails-to-render',
  '/fails-in-part',
  '/fails.data',
  '/file-fails',
])('a fault in %s is logged once, and the visitor gets its reference and none of its words', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(500)
  expect(answer.body).not.toContain('inner words')
  const errors = logged.filter(({ level }) => level === 'error')
  expect(errors).toHaveLength(1)
  expect(answer.body).toContain((errors[0]?.facts as { reference: string }).reference)
})

test.each(['/slow', '/renders-too-long'])('%s is no fault of the page: it is a 503 with a time to come again', async (path) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(logged.map(({ level, message }) => [level, message])).toEqual([['warn', 'A page came at the wrong moment']])
})

test('an unknown page is a 404', async () => {
  expect((await get('/nothing-here')).status).toBe(404)
})

test('while the database is down pages that need it are a 503 that reloads itself, others and cached ones go on, and all recovers', async () => {
  await get('/shared')
  await closeDatabase(database, true)
  const [visit, sent] = [await get('/database'), await post('/form', 'given=1')]
  for (const answer of [visit, sent]) expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(visit.body).toContain('http-equiv="refresh"')
  // A page that answers a form would lose it by reloading itself.
  expect(sent.body).not.toContain('http-equiv="refresh"')
  expect((await get('/database.data')).status).toBe(503)
  expect((await get('/ready')).status).toBe(503)
  expect((await get('/health')).status).toBe(200)
  expect(words(await get('/shared'))).toBe(`Shared ${renderCount()}`)
  expect((await get('/private')).status).toBe(200)
  await closeDatabase(database, false)
  await eventually(
    async () => (await get('/database')).status,
    (status) => status === 200,
    5_000,
  )
  expect((await get('/ready')).status).toBe(200)
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
  await eventually(() => listener.session() !== undefined)
})

test('a connection that sends malformed bytes is closed and the server goes on', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.end('\u0016\u0003\u0001 nonsense\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*\r\nX-Content-Type-Options: nosniff\r\n/)
  expect((await get('/health')).status).toBe(200)
})
