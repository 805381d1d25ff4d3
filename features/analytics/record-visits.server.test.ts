import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#platform/database/database.server.ts'
import { quietLog } from '#tests/support/databases.ts'
import { findStats } from '#tests/support/stats.ts'
import { testContext } from '#tests/support/test-context.ts'
import { type Gathering, gather, newGathering, type Visit } from './gathering.ts'
import { purgeVisitors } from './purge-visitors.server.ts'
import { listActiveSessions, statsJson } from './reads.server.ts'
import { recordVisits } from './writes.server.ts'

const { ctx, clock, database } = await testContext()
const { db } = ctx

beforeEach(async () => {
  clock.set('2027-03-12T08:00:00Z')
  await sql`truncate visitor_stats, visitor_devices, visitor_days, visitor_pages, visitor_sources, visitor_ledgers`.execute(db)
})

const device = (id: string) => ({ id, browser: 'chrome', platform: 'Linux armv81', timeZone: 'Africa/Kigali' }) as const
const at = (time: string) => new Date(time.includes('T') ? `${time}Z` : `2027-03-12T${time}Z`)
type Sign = [kind: Visit['kind'], id: string, when: string, more?: { page?: string; source?: string }]

function gathered(...signs: Sign[]): Gathering {
  const gathering = newGathering()
  for (const [kind, id, when, { page = '/packages', source = 'direct' } = {}] of signs)
    gather(gathering, { kind, device: device(id), page, source }, at(when))
  return gathering
}

const flush = (...signs: Sign[]) =>
  recordVisits(db, { ledger: randomUUID(), number: 1, gathered: gathered(...signs) }, clock.now())

const rows = async (table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1, 2`.execute(db)).rows
const days = async () => (await rows('visitor_days')).map(({ day, device_id, visits, views }) => [day, device_id, visits, views])
const pages = async () => (await rows('visitor_pages')).map(({ day, page, views, entries }) => [day, page, views, entries])
const sources = async () => (await rows('visitor_sources')).map(({ day, source, visits }) => [day, source, visits])
const session = async (id: string) => (await listActiveSessions(db, { limit: 100 })).find(({ deviceId }) => deviceId === id)

/** What has to be the same however it is added up. */
async function sums() {
  const { rows } = await sql<Record<string, number>>`
    select (select page_views from visitor_stats) as stats, (select sum(page_views) from visitor_devices) as devices,
      (select sum(views) from visitor_days) as days, (select sum(views) from visitor_pages) as pages,
      (select sum(visits) from visitor_days) as visits, (select sum(entries) from visitor_pages) as entries,
      (select sum(visits) from visitor_sources) as sources, (select sessions from visitor_stats) as sessions,
      (select count(*) from visitor_devices) as known`.execute(db)
  const { stats, devices, days, pages, visits, entries, sources, sessions, known } = rows[0] ?? {}
  expect([devices, days, pages]).toEqual([stats, stats, stats])
  expect([entries, sources]).toEqual([visits, visits])
  expect(known).toBe(sessions)
  return { views: stats, visits, sessions }
}

test('the first view of a device makes the record, a session and a page view', async () => {
  expect(await flush(['view', 'A', '08:00:00', { source: 'google' }])).toBe(true)
  expect(await findStats(db)).toEqual({
    pageViews: 1,
    sessions: 1,
    devices: { A: { browser: 'chrome', platform: 'Linux armv81', lastSeen: at('08:00:00') } },
    lastUpdated: clock.now(),
    createdAt: clock.now(),
  })
  expect(await session('A')).toEqual({
    deviceId: 'A',
    browser: 'chrome',
    platform: 'Linux armv81',
    timestamp: at('08:00:00'),
    createdAt: at('08:00:00'),
    lastActive: at('08:00:00'),
    pageViews: 1,
  })
  expect(await days()).toEqual([['2027-03-12', 'A', 1, 1]])
  expect(await pages()).toEqual([['2027-03-12', '/packages', 1, 1]])
  expect(await sources()).toEqual([['2027-03-12', 'google', 1]])
})

test('later views are views and no session, and a heartbeat moves nothing but the last sign', async () => {
  await flush(['view', 'A', '08:00:00', { source: 'google' }])
  await flush(['view', 'A', '08:00:20', { page: '/hotels' }])
  await flush(['beat', 'A', '08:00:50', { page: '/hotels' }])
  expect(await session('A')).toMatchObject({ pageViews: 2, timestamp: at('08:00:20'), lastActive: at('08:00:50') })
  expect(await pages()).toEqual([
    ['2027-03-12', '/hotels', 1, 0],
    ['2027-03-12', '/packages', 1, 1],
  ])
  expect(await sums()).toEqual({ views: 2, visits: 1, sessions: 1 })
})

test('a heartbeat of an unknown device makes its session without a view, once', async () => {
  await flush(['beat', 'A', '08:00:30'])
  expect(await session('A')).toMatchObject({ pageViews: 0, timestamp: at('08:00:30'), lastActive: at('08:00:30') })
  await flush(['view', 'A', '08:00:40'])
  expect(await session('A')).toMatchObject({ pageViews: 1, timestamp: at('08:00:40') })
  expect(await sums()).toEqual({ views: 1, visits: 1, sessions: 1 })
})

test('half an hour without a sign is the same visit, more is another with its own page and source', async () => {
  await flush(['view', 'A', '08:00:00', { source: 'google' }])
  await flush(['beat', 'A', '08:30:00'])
  await flush(['view', 'A', '09:00:00', { source: 'bing' }])
  expect(await sources()).toEqual([['2027-03-12', 'google', 1]])
  await flush(['view', 'A', '09:30:00.001', { page: '/hotels', source: 'facebook' }])
  expect(await sources()).toEqual([
    ['2027-03-12', 'facebook', 1],
    ['2027-03-12', 'google', 1],
  ])
  expect(await pages()).toContainEqual(['2027-03-12', '/hotels', 1, 1])
  expect(await sums()).toEqual({ views: 3, visits: 2, sessions: 1 })
  await flush(['view', 'B', '10:00:00'], ['view', 'B', '10:10:00'], ['view', 'B', '10:40:00.001'], ['view', 'A', '10:00:00'])
  expect((await days()).map(([, id, visits, views]) => [id, visits, views])).toEqual([
    ['A', 2, 4],
    ['B', 2, 3],
  ])
})

test('the first sign after midnight in Kigali begins a visit of the new day, in one flush or in two', async () => {
  await flush(['view', 'A', '21:59:50'], ['beat', 'A', '22:00:10'], ['view', 'B', '21:59:59'])
  await flush(['view', 'B', '22:00:00'], ['view', 'B', '22:00:05'])
  expect(await days()).toEqual([
    ['2027-03-12', 'A', 1, 1],
    ['2027-03-12', 'B', 1, 1],
    ['2027-03-13', 'A', 1, 0],
    ['2027-03-13', 'B', 1, 2],
  ])
  expect(await sums()).toEqual({ views: 4, visits: 4, sessions: 2 })
})

test('two processes that flush in the wrong order count the same visits', async () => {
  await flush(['view', 'A', '2027-03-11T06:00:00'])
  await flush(['view', 'A', '22:00:00.200'])
  await flush(['view', 'A', '21:59:59.900'])
  expect(await days()).toEqual([
    ['2027-03-11', 'A', 1, 1],
    ['2027-03-12', 'A', 1, 1],
    ['2027-03-13', 'A', 1, 1],
  ])
  await flush(['view', 'A', '2027-03-13T10:00:01'])
  await flush(['view', 'A', '2027-03-13T10:00:00'])
  expect(await sums()).toEqual({ views: 5, visits: 4, sessions: 1 })
})

test('a flush that comes late, or by a clock that was set back, counts and sets no instant back', async () => {
  await flush(['view', 'A', '09:00:00'])
  const before = await findStats(db)
  clock.set('2020-01-01T00:00:00Z')
  await flush(['view', 'A', '08:59:00'], ['beat', 'A', '08:59:30'])
  expect(await session('A')).toMatchObject({ timestamp: at('09:00:00'), lastActive: at('09:00:00'), pageViews: 2 })
  expect((await findStats(db)).lastUpdated).toEqual(before.lastUpdated)
  await flush(['view', 'A', '2001-01-01T00:00:00'])
  expect(await session('A')).toMatchObject({ createdAt: at('09:00:00'), lastActive: at('09:00:00'), pageViews: 3 })
})

test('the record that is missing is made again from the devices that are known, and never from nothing', async () => {
  await flush(['view', 'A', '08:00:00'], ['view', 'A', '08:00:01'], ['view', 'B', '08:00:02'])
  await sql`delete from visitor_stats`.execute(db)
  await flush(['view', 'B', '08:01:00'], ['view', 'C', '08:01:00'])
  expect(await findStats(db)).toMatchObject({ pageViews: 5, sessions: 3, createdAt: at('08:00:00') })
  await sums()
})

test('devices and days that are missing are made again beside the record that is there', async () => {
  await flush(['view', 'A', '08:00:00'])
  await sql`truncate visitor_devices, visitor_days, visitor_pages, visitor_sources`.execute(db)
  await flush(['view', 'A', '08:00:30'])
  expect(await findStats(db)).toMatchObject({ pageViews: 2, sessions: 2 })
  expect(await session('A')).toMatchObject({ pageViews: 1 })
})

test('a flush that is sent again because its answer was lost counts once, and the next of the same process counts', async () => {
  const ledger = randomUUID()
  const send = (number: number) =>
    recordVisits(db, { ledger, number, gathered: gathered(['view', 'A', '08:00:00']) }, clock.now())
  expect(await Promise.all([send(1), send(1), send(1)])).toEqual(expect.arrayContaining([true, false, false]))
  expect(await sums()).toEqual({ views: 1, visits: 1, sessions: 1 })
  expect(await send(2)).toBe(true)
  expect(await send(1)).toBe(false)
  expect(await sums()).toEqual({ views: 2, visits: 1, sessions: 1 })
})

test('forty flushes at once, of the same devices in every order, all count and none meets a deadlock', async () => {
  const pools = Array.from({ length: 3 }, () => openDatabase({ address: database.address, log: quietLog }))
  const ids = Array.from({ length: 50 }, (_, index) => `device-${index}`)
  const signs = (turn: number): Sign[] =>
    ids.map((_, index): Sign => {
      const id = ids[(index * 7 + turn * 11) % ids.length] ?? ''
      return ['view', turn % 2 ? id : ([...id].reverse().join('') as string), '08:00:00', { page: `/blog/${turn % 5}` }]
    })
  const sent = Array.from({ length: 40 }, (_, turn) =>
    recordVisits(pools[turn % 3]?.db ?? db, { ledger: randomUUID(), number: 1, gathered: gathered(...signs(turn)) }, clock.now()),
  )
  const purges = Array.from({ length: 5 }, () => purgeVisitors(ctx))
  expect(await Promise.all(sent)).not.toContain(false)
  await Promise.all(purges)
  await Promise.all(pools.map((pool) => pool.close()))
  expect(await sums()).toEqual({ views: 2_000, visits: 100, sessions: 100 })
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  expect(rows[0]?.deadlocks).toBe(0)
})

test('sessions come page by page, each once', async () => {
  await flush(...Array.from({ length: 7 }, (_, index): Sign => ['view', `D${index}`, '08:00:00']))
  const ids: string[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await listActiveSessions(db, { after, limit: 3 })
    ids.push(...page.map(({ deviceId }) => deviceId))
    after = page.at(-1)?.deviceId
  }
  expect(ids).toEqual(['D0', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6'])
})

test('before anybody came the record is there and counts nothing', async () => {
  expect(await findStats(db)).toEqual({ pageViews: 0, sessions: 0, devices: {}, lastUpdated: null, createdAt: null })
})

test('after 400 days without a signal a device is deleted with its days, and the totals stay', async () => {
  await flush(['view', 'A', '2026-02-05T07:59:59'], ['view', 'B', '2026-02-05T08:00:01'], ['view', 'A', '2026-02-04T10:00:00'])
  clock.set('2027-03-12T08:00:00Z')
  expect(await purgeVisitors(ctx)).toBe(1)
  expect(await session('A')).toBeUndefined()
  expect(await session('B')).toMatchObject({ pageViews: 1 })
  expect((await days()).map(([day]) => day)).toEqual(['2026-02-05', '2026-02-05'])
  expect((await pages()).map(([day]) => day)).toEqual(['2026-02-05'])
  expect((await sources()).map(([day]) => day)).toEqual(['2026-02-05'])
  expect(await findStats(db)).toMatchObject({ pageViews: 3, sessions: 2 })
})

test('a hundred thousand devices are recorded', async () => {
  await sql`insert into visitor_devices select substr(md5(n::text), 1, 22), 'chrome', 'Linux', 'Africa/Kigali', 1, now(), now(), now()
    from generate_series(1, 100000) n`.execute(db)
  const stats = await statsJson(db)
  expect(Object.keys(JSON.parse(stats).devices)).toHaveLength(100_000)
})
