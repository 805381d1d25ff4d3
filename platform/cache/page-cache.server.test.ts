import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase, createDatabase, quietLog } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openDatabase } from '../database/database.server.ts'
import { openListener } from '../database/listener.server.ts'
import { encodingFor, isHeld } from './page-bytes.server.ts'
import { openPageCache, openPageStore, type PageStore, pagesChannel, payloadsOf, type Rendered } from './page-cache.server.ts'

let now = new Date('2027-03-12T08:00:00Z')
const clock = { now: () => now }
const open = (mostBytes = 1_000_000) => openPageStore({ clock, mostBytes })

function page(words: string, options: Partial<Rendered> & { tag?: string } = {}): Rendered {
  const { tag = 'home', ...rest } = options
  const shared = { status: 200, shared: true, tags: new Set([tag]), until: undefined }
  return { ...shared, headers: [['Content-Type', 'text/html']], body: Buffer.from(words), ...rest }
}

async function ask(store: PageStore, key: string, render: () => Rendered | Promise<Rendered>): Promise<string> {
  const served = await store.serve(key, async () => render())
  return 'page' in served ? served.page.identity.body.toString() : `alone: ${served.rendered.body}`
}

const cachedBody = (store: PageStore, key: string) => store.find(key)?.identity.body.toString()
const invalidate = (store: PageStore, ...tags: string[]) => store.receive(JSON.stringify(tags))

test('a shared page is rendered once and cached with its compressed bytes', async () => {
  const store = open()
  const words = 'a season of mist '.repeat(100)
  await ask(store, '/', () => page(words))
  expect(await ask(store, '/', () => page('another render'))).toBe(words)
  const found = store.find('/')
  expect(brotliDecompressSync(found?.br.body ?? '').toString()).toBe(words)
  expect(gunzipSync(found?.gzip.body ?? '').toString()).toBe(words)
  expect(found?.br.head).toContain('Content-Encoding')
})

test('an invalidated tag drops its pages and no others', async () => {
  const store = open()
  await ask(store, '/a', () => page('a', { tag: 'package:a' }))
  await ask(store, '/b', () => page('b', { tag: 'package:b' }))
  invalidate(store, 'package:a', 'unknown')
  expect([cachedBody(store, '/a'), cachedBody(store, '/b')]).toEqual([undefined, 'b'])
})

test('a render that began before its tag was invalidated is answered and never cached', async () => {
  const store = open()
  const seen = Promise.withResolvers<void>()
  const answer = ask(store, '/', async () => {
    await seen.promise
    return page('what was')
  })
  invalidate(store, 'home')
  seen.resolve()
  expect(await answer).toBe('what was')
  expect(cachedBody(store, '/')).toBeUndefined()
})

test('a render that began before another tag was invalidated is cached', async () => {
  const store = open()
  const seen = Promise.withResolvers<void>()
  const answer = ask(store, '/', async () => {
    await seen.promise
    return page('still true')
  })
  invalidate(store, 'package:b')
  seen.resolve()
  await answer
  expect(cachedBody(store, '/')).toBe('still true')
})

test('a request after an invalidation does not get a render from before', async () => {
  const store = open()
  const seen = Promise.withResolvers<void>()
  const before = ask(store, '/', async () => {
    await seen.promise
    return page('what was')
  })
  invalidate(store, 'home')
  const after = ask(store, '/', () => page('what is'))
  seen.resolve()
  expect([await before, await after, cachedBody(store, '/')]).toEqual(['what was', 'what is', 'what is'])
})

test('a hundred simultaneous requests cause one render', async () => {
  const store = open()
  let renders = 0
  const seen = Promise.withResolvers<void>()
  const answers = Array.from({ length: 100 }, () =>
    ask(store, '/', async () => {
      renders++
      await seen.promise
      return page('one')
    }),
  )
  seen.resolve()
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['one']))
  expect(renders).toBe(1)
})

test('a private page is rendered for each request, and no visitor gets another’s', async () => {
  const store = open()
  const seen = Promise.withResolvers<void>()
  const answers = Array.from({ length: 5 }, (_, visitor) =>
    ask(store, '/bookings/K7QM-42XD', async () => {
      await seen.promise
      return page(`visitor ${visitor}`, { shared: false })
    }),
  )
  seen.resolve()
  expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4].map((visitor) => `alone: visitor ${visitor}`))
  expect(store.size.pages).toBe(0)
})

test('a request for a page that turned out private waits for no other, until it is shared again', async () => {
  const store = open()
  const own = (words: string) => () => page(words, { shared: false })
  await ask(store, '/admin', own('the first'))
  const seen = Promise.withResolvers<void>()
  const slow = ask(store, '/admin', async () => {
    await seen.promise
    return page('slow', { shared: false })
  })
  expect(await ask(store, '/admin', own('quick'))).toBe('alone: quick')
  seen.resolve()
  expect(await slow).toBe('alone: slow')
  expect(await ask(store, '/admin', () => page('for all'))).toBe('for all')
  store.clear()
  let renders = 0
  const go = Promise.withResolvers<void>()
  const answers = Array.from({ length: 3 }, () =>
    ask(store, '/admin', async () => {
      renders++
      await go.promise
      return page('for all')
    }),
  )
  go.resolve()
  await Promise.all(answers)
  expect(renders).toBe(1)
})

test('of the private pages the thousand latest are remembered', async () => {
  const store = open()
  for (let n = 0; n <= 1_000; n++) await ask(store, `/${n}`, () => page('own', { shared: false }))
  const go = Promise.withResolvers<void>()
  const answered: string[] = []
  const answers = ['/0', '/1000'].map(async (key) => {
    const slow = ask(store, key, async () => {
      await go.promise
      return page('slow', { shared: false })
    })
    const quick = ask(store, key, () => page('quick', { shared: false })).then(() => answered.push(key))
    await Promise.all([slow, quick])
  })
  await eventually(() => answered.length)
  expect(answered).toEqual(['/1000'])
  go.resolve()
  await Promise.all(answers)
})

test('a page that sets a cookie, or has failed, is neither cached nor shared', async () => {
  const store = open()
  expect(await ask(store, '/a', () => page('a', { headers: [['Set-Cookie', 'draft=1']] }))).toBe('alone: a')
  expect(await ask(store, '/b', () => page('b', { status: 500 }))).toBe('alone: b')
  expect(store.size.pages).toBe(0)
})

test('those who waited for a render that failed render for themselves', async () => {
  const store = open()
  const seen = Promise.withResolvers<void>()
  const first = ask(store, '/', async () => {
    await seen.promise
    throw new Error('the first failed')
  })
  const second = ask(store, '/', () => page('the second did not'))
  seen.resolve()
  await expect(first).rejects.toThrow('the first failed')
  expect(await second).toBe('the second did not')
})

test('a page is cached until its time', async () => {
  const store = open()
  now = new Date('2027-03-12T08:00:00Z')
  await ask(store, '/', () => page('today', { until: new Date('2027-03-12T22:00:00Z') }))
  now = new Date('2027-03-12T21:59:59.999Z')
  expect(cachedBody(store, '/')).toBe('today')
  now = new Date('2027-03-12T22:00:00Z')
  expect(cachedBody(store, '/')).toBeUndefined()
  await ask(store, '/', () => page('too late', { until: now }))
  expect(store.size).toEqual({ pages: 0, bytes: 0 })
})

test('when the memory is full the pages with the oldest requests are dropped', async () => {
  const store = open(60_000)
  const big = 'x'.repeat(9_000)
  for (const key of ['/a', '/b', '/c', '/d']) await ask(store, key, () => page(big))
  expect(store.size.pages).toBe(4)
  store.find('/a')
  await ask(store, '/e', () => page(big))
  expect([cachedBody(store, '/a'), cachedBody(store, '/b'), cachedBody(store, '/e')]).toEqual([big, undefined, big])
  expect(store.size.bytes).toBeLessThanOrEqual(60_000)
})

test('a malformed notification invalidates everything', async () => {
  const store = open()
  await ask(store, '/', () => page('kept'))
  store.receive('{"a later release":true}')
  expect(store.size).toEqual({ pages: 0, bytes: 0 })
})

test('many tags go in payloads that PostgreSQL carries, and too many invalidate everything', () => {
  const payloads = payloadsOf(Array.from({ length: 2_000 }, (_, number) => `package:${number}`))
  expect(payloads.length).toBeGreaterThan(1)
  expect(payloads.flatMap((payload) => JSON.parse(payload))).toHaveLength(2_000)
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
  expect(payloadsOf(Array.from({ length: 100_000 }, (_, number) => `package:${number}`))).toEqual(['*'])
  expect(payloadsOf(['é'.repeat(8_000)])).toEqual(['*'])
  expect(payloadsOf([])).toEqual([])
})

test('an encoding is chosen by the browser’s header, and a version that it has is recognised in each', async () => {
  expect(
    ['gzip, deflate, br', 'br;q=0, gzip', 'gzip;q=0.5', 'identity', undefined, 'br; q=0.000,gzip;q=0'].map(encodingFor),
  ).toEqual(['br', 'gzip', 'gzip', 'identity', 'identity', 'identity'])
  const etags = ['"a"', '"a-br"']
  expect(['"a-br"', 'W/"a"', '"x", "a"', '*', '"x"', undefined].map((held) => isHeld(etags, held))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})

const database = await createDatabase('empty')
const { db, close } = openDatabase({ address: database.address, log: quietLog })
afterAll(async () => {
  await close()
  await database.drop()
})

async function hearing(store: PageStore) {
  let connected = 0
  const listener = openListener({
    address: database.address,
    log: quietLog,
    subscription: {
      channels: { [pagesChannel]: store.receive },
      onConnected() {
        store.clear()
        connected++
      },
    },
  })
  await listener.ready
  return { close: listener.close, connected: () => connected, isLost: () => listener.session() === undefined }
}

test('every process invalidates when the transaction commits, and none when it rolls back', async () => {
  const [here, there] = [open(), open()]
  const ears = await Promise.all([hearing(here), hearing(there)])
  const fill = () => Promise.all([ask(here, '/', () => page('old')), ask(there, '/', () => page('old'))])
  await fill()
  const rollback = db.transaction().execute(async (tx) => {
    await openPageCache().invalidate(tx, ['home'])
    throw new Error('no')
  })
  await expect(rollback).rejects.toThrow('no')
  // Notifications arrive in order: the rolled back one would have come before this one.
  await openPageCache().invalidate(db, ['marker'])
  await ask(here, '/marker', () => page('x', { tag: 'marker' }))
  expect([cachedBody(here, '/'), cachedBody(there, '/')]).toEqual(['old', 'old'])
  await db.transaction().execute(async (tx) => {
    await openPageCache().invalidate(tx, ['home'])
    expect(cachedBody(here, '/')).toBe('old')
  })
  await eventually(
    () => [cachedBody(here, '/'), cachedBody(there, '/')],
    (pages) => pages.every((each) => each === undefined),
    1_000,
  )
  await Promise.all(ears.map((each) => each.close()))
})

test('while the listener is down pages are still served, and all are dropped when it is back', async () => {
  const store = open()
  const ears = await hearing(store)
  await ask(store, '/', () => page('from before'))
  await closeDatabase(database, true)
  await eventually(ears.isLost)
  expect(cachedBody(store, '/')).toBe('from before')
  expect(await ask(store, '/new', () => page('rendered meanwhile'))).toBe('rendered meanwhile')
  await closeDatabase(database, false)
  await eventually(ears.connected, (times) => times === 2)
  expect(store.size.pages).toBe(0)
  await ears.close()
})
