import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { insertVisitsOfAYear } from '#tests/support/visits-of-a-year.ts'
import { addDays, type Day } from '#values/dates.ts'
import { readRange } from './range.ts'
import {
  countPages,
  countSources,
  countVisitors,
  countVisitorsByDevice,
  listDayCounts,
  sumOfDays,
} from './reads-statistics.server.ts'

const {
  ctx: { db },
} = await testContext()
const today = '2026-11-20'
const rangeOf = (range: string, from: string | null = null, to: string | null = null) =>
  readRange({ range, from, to }, today).range
const week = rangeOf('7-days')

const came = (day: Day, device: string, visits = 1, views = 1) =>
  sql`insert into visitor_days values (${day}, ${device}, ${visits}, ${views})`.execute(db)
const device = (id: string, zone = 'Africa/Kigali', platform = 'Android', browser = 'chrome') =>
  sql`insert into visitor_devices values (${id}, ${browser}, ${platform}, ${zone}, 1, now(), now(), now())`.execute(db)
const looked = (day: Day, page: string, views: number, entries = 0) =>
  sql`insert into visitor_pages values (${day}, ${page}, ${views}, ${entries})`.execute(db)
const from = (day: Day, source: string, visits: number) =>
  sql`insert into visitor_sources values (${day}, ${source}, ${visits})`.execute(db)

beforeEach(async () => {
  await sql`truncate visitor_days, visitor_devices, visitor_pages, visitor_sources, search_misses`.execute(db)
})

describe('visitors', () => {
  test('a device that comes on many days is one visitor, and one of each range it came in', async () => {
    for (let day = 0; day < 10; day++) await came(addDays(today, -day), 'often')
    await came('2026-11-20', 'new')
    await came('2026-11-13', 'before only')
    await came('2026-11-06', 'long before')
    expect(await countVisitors(db, week)).toEqual({ now: 2, before: 2 })
    expect((await countVisitorsByDevice(db, week)).all).toEqual({ now: 2, before: 2 })
  })

  test('both ends of a range belong to it', async () => {
    await came(week.from, 'first')
    await came(week.to, 'last')
    await came(week.before.to, 'eve')
    await came(week.before.from, 'first before')
    await came(addDays(week.before.from, -1), 'outside')
    expect(await countVisitors(db, week)).toEqual({ now: 2, before: 2 })
  })

  test('are counted by the properties of their devices, each device once; a deleted one is unknown', async () => {
    await device('a', 'Africa/Kigali', 'Android', 'chrome')
    await device('b', 'Europe/Oslo', 'iPhone', 'safari')
    await device('c', 'Africa/Kigali', 'Android', 'firefox')
    for (const id of ['a', 'b', 'c', 'forgotten']) await came('2026-11-19', id)
    await came('2026-11-18', 'a')
    await came('2026-11-10', 'b')
    const counts = await countVisitorsByDevice(db, week)
    expect(counts.all).toEqual({ now: 4, before: 1 })
    expect(counts.zones).toEqual([
      { name: 'Africa/Kigali', now: 2, before: 0 },
      { name: 'Europe/Oslo', now: 1, before: 1 },
      { name: 'unknown', now: 1, before: 0 },
    ])
    expect(counts.platforms.map(({ name, now }) => [name, now])).toEqual([
      ['Android', 2],
      ['iPhone', 1],
      ['unknown', 1],
    ])
    expect(counts.browsers.map(({ name }) => name)).toEqual(['safari', 'chrome', 'firefox', 'unknown'])
  })

  test('without devices there are none', async () => {
    expect(await countVisitors(db, week)).toEqual({ now: 0, before: 0 })
    expect(await countVisitorsByDevice(db, week)).toEqual({ all: { now: 0, before: 0 }, zones: [], platforms: [], browsers: [] })
    expect(await listDayCounts(db, week)).toEqual({ days: [], since: null })
  })
})

describe('days', () => {
  test('come with their visitors, visits and views, those before them, and the first day that was ever counted', async () => {
    await came('2026-11-20', 'a', 2, 9)
    await came('2026-11-20', 'b', 1, 1)
    await came('2026-11-10', 'a', 1, 3)
    await came('2026-03-01', 'a', 1, 3)
    const { days, since } = await listDayCounts(db, week)
    expect(days).toEqual([
      { day: '2026-11-10', visitors: 1, visits: 1, views: 3 },
      { day: '2026-11-20', visitors: 2, visits: 3, views: 10 },
    ])
    expect(since).toBe('2026-03-01')
    expect(sumOfDays(days, week)).toEqual({ visits: 3, views: 10 })
    expect(sumOfDays(days, week.before)).toEqual({ visits: 1, views: 3 })
  })

  test('of a month come with those of the year before', async () => {
    await came('2025-11-20', 'a', 1, 4)
    await came('2025-11-21', 'a', 1, 4)
    const month = rangeOf('month')
    expect((await listDayCounts(db, month)).days.map(({ day }) => day)).toEqual(['2025-11-20'])
  })

  test('that were counted long before the range show since when is counted', async () => {
    await came('2025-03-01', 'a')
    expect(await listDayCounts(db, week)).toEqual({ days: [], since: '2025-03-01' })
  })
})

describe('pages', () => {
  test('are listed by their views in the range, with how many visits began there and the views before', async () => {
    await looked('2026-11-20', '/', 5, 4)
    await looked('2026-11-14', '/', 3, 2)
    await looked('2026-11-13', '/', 7, 7)
    await looked('2026-11-19', '/packages', 2)
    await looked('2026-11-12', '/gone', 9)
    expect(await countPages(db, week, 10)).toMatchObject({
      rows: [
        { name: '/', now: 8, entries: 6, before: 7 },
        { name: '/packages', now: 2, entries: 0, before: 0 },
      ],
      of: 2,
    })
    expect(await countPages(db, week, 1)).toMatchObject({ rows: [{ name: '/' }], of: 2 })
  })

  test('of the way to a booking are summed: what can be booked, and the first steps', async () => {
    await looked('2026-11-20', '/package-details/an-hour-with-the-gorillas', 5)
    await looked('2026-11-20', '/hotel-details/bisate', 2)
    await looked('2026-11-13', '/departure-details/x-2027-01-01', 4)
    await looked('2026-11-20', '/packages', 90)
    await looked('2026-11-20', '/package-detailsx', 90)
    await looked('2026-11-20', '/booking', 3)
    await looked('2026-11-20', '/hotel-booking', 1)
    await looked('2026-11-20', '/booking/abc/travellers', 90)
    expect((await countPages(db, week, 1)).way).toEqual({ offers: { now: 7, before: 4 }, begun: { now: 4, before: 0 } })
  })
})

test('sources are listed by the visits they brought, and only those that brought one in the range', async () => {
  await from('2026-11-20', 'google', 5)
  await from('2026-11-13', 'google', 9)
  await from('2026-11-20', 'direct', 6)
  await from('2026-11-13', 'bing', 6)
  expect(await countSources(db, week, 10)).toEqual({
    rows: [
      { name: 'direct', now: 6, before: 0 },
      { name: 'google', now: 5, before: 9 },
    ],
    of: 2,
  })
})

test('the figures of a whole year agree with each other', async () => {
  await insertVisitsOfAYear(db, { until: today, aDay: 12 })
  const range = rangeOf('90-days')
  const [{ days }, devices, pages, sources] = await Promise.all([
    listDayCounts(db, range),
    countVisitorsByDevice(db, range),
    countPages(db, range, 1_000),
    countSources(db, range, 1_000),
  ])
  const { visits, views } = sumOfDays(days, range)
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  expect(sum(pages.rows.map(({ now }) => now))).toBe(views)
  expect(sum(pages.rows.map(({ entries }) => entries))).toBe(visits)
  expect(sum(sources.rows.map(({ now }) => now))).toBe(visits)
  for (const part of [devices.zones, devices.platforms, devices.browsers])
    expect(sum(part.map(({ now }) => now))).toBe(devices.all.now)
  expect(devices.all).toEqual(await countVisitors(db, range))
  expect(devices.all.now).toBeLessThan(visits)
})
