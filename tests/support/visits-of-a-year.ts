import { sql } from 'kysely'
import { browsers } from '#features/analytics/browser.ts'
import type { Db } from '#platform/context.ts'
import { addDays, type Day, monthOf, weekday } from '#values/dates.ts'

type Weighed = readonly (readonly [name: string, weight: number])[]

const zones: Weighed = [
  ['Africa/Kigali', 24],
  ['Europe/London', 11],
  ['America/New_York', 10],
  ['Europe/Berlin', 9],
  ['Africa/Nairobi', 8],
  ['Europe/Brussels', 6],
  ['Europe/Paris', 5],
  ['America/Los_Angeles', 5],
  ['Africa/Kampala', 5],
  ['America/Chicago', 4],
  ['Europe/Oslo', 3],
  ['Africa/Lubumbashi', 3],
  ['Africa/Bujumbura', 2],
  ['Asia/Calcutta', 2],
  ['Australia/Sydney', 2],
  ['UTC', 1],
]
const platforms: Weighed = [
  ['Android', 46],
  ['iPhone', 22],
  ['Windows', 20],
  ['macOS', 8],
  ['Linux', 3],
  ['iPad', 1],
]
const shares: Weighed = browsers.map((name, at) => [name, [58, 6, 24, 6, 2, 4][at] ?? 1])
const sources: Weighed = [
  ['direct', 38],
  ['google', 34],
  ['facebook', 7],
  ['instagram', 6],
  ['bing', 5],
  ['whatsapp', 4],
  ['tripadvisor.com', 3],
  ['duckduckgo', 2],
  ['visitrwanda.com', 1],
]
const pages: Weighed = [
  ['/', 22],
  ['/packages', 12],
  ['/package-details/gorillas-and-the-thousand-hills', 11],
  ['/package-details/an-hour-with-the-gorillas', 9],
  ['/departures', 7],
  ['/kibeho-pilgrimage-package', 6],
  ['/rwanda', 5],
  ['/package-details/the-road-to-kibeho', 5],
  ['/hotels', 4],
  ['/volcanoes-national-park', 4],
  ['/important-to-know', 3],
  ['/booking', 3],
  ['/contact', 3],
  ['/akagera-national-park', 2],
  ['/blog', 2],
  ['/car-hire-rates', 2],
  ['/search', 2],
  ['/booking/journey', 1],
  ['/hotel-booking', 1],
  ['/tailor-made', 1],
]
const misses: Weighed = [
  ['zanzibar ferry', 5],
  ['visa for ghana', 4],
  ['helicopter', 3],
  ['nyungwe canopy price', 2],
  ['balloon', 2],
  ['golf', 1],
]

/** More come in the dry months and around Christmas, and fewer at weekends. */
const seasons = [1.1, 0.9, 0.8, 0.6, 0.7, 1.2, 1.5, 1.5, 1.2, 0.9, 0.8, 1.2]
const weekdays = [0.75, 1.1, 1.1, 1.05, 1, 0.95, 0.8]

/**
 * Writes a believable year of visits that ends on a day, for trying out and for measuring: the same rows for the same seed, and
 * the figures agree with each other. About `aDay` devices come on a usual day; two of five have been here before.
 */
export async function insertVisitsOfAYear(db: Db, { until, aDay = 60, seed = 1 }: { until: Day; aDay?: number; seed?: number }) {
  const random = randomOf(seed)
  const one = (of: Weighed) => {
    let left = random() * of.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [name, weight] of of) {
      left -= weight
      if (left < 0) return name
    }
    return ''
  }
  const devices: { device_id: string; zone: string; platform: string; browser: string; first: Day; last: Day; views: number }[] =
    []
  for (let back = 364; back >= 0; back--) {
    const day = addDays(until, -back)
    const season = (seasons[monthOf(day)] ?? 1) * (weekdays[weekday(day)] ?? 1) * (1.15 - back / 1200)
    const came = new Map<number, { visits: number; views: number }>()
    const [looked, entered, cameFrom, missed] = [tally(), tally(), tally(), tally()]
    const expected = Math.round(aDay * season * (0.8 + random() * 0.4))
    while (came.size < expected) {
      const known = devices.length > expected && random() < 0.4
      const recent = Math.max(0, devices.length - aDay * 30)
      const device = known ? recent + Math.floor(random() * (devices.length - recent)) : devices.length
      if (came.has(device)) continue
      const visits = random() < 0.12 ? 2 : 1
      let views = 0
      for (let visit = 0; visit < visits; visit++) {
        const length = 1 + Math.floor(random() ** 2 * 9)
        views += length
        cameFrom.add(one(sources))
        for (let step = 0; step < length; step++) {
          const page = one(pages)
          looked.add(page)
          if (step === 0) entered.add(page)
        }
      }
      came.set(device, { visits, views })
      if (random() < 0.02) missed.add(one(misses))
      const before = devices[device]
      const facts = { zone: one(zones), platform: one(platforms), browser: one(shares), first: day, views: 0 }
      devices[device] = {
        ...(before ?? { ...facts, device_id: deviceId(seed, device) }),
        last: day,
        views: (before?.views ?? 0) + views,
      }
    }
    await insertDay(db, day, {
      days: [...came].map(([device, counts]) => ({ device_id: deviceId(seed, device), ...counts })),
      pages: looked.rows().map(([page, views]) => ({ page, views, entries: entered.of(page) })),
      sources: cameFrom.rows().map(([source, visits]) => ({ source, visits })),
      misses: missed.rows().map(([query, count]) => ({ query, count })),
    })
  }
  await sql`
    insert into visitor_devices (device_id, browser, platform, time_zone, page_views, created_at, "timestamp", last_active)
    select device_id, browser, platform, zone, views, first::timestamptz, last::timestamptz, last::timestamptz
    from json_to_recordset(${JSON.stringify(devices)}::json)
      as x(device_id text, browser text, platform text, zone text, views bigint, first date, last date)`.execute(db)
}

type RowsOfADay = { days: object[]; pages: object[]; sources: object[]; misses: object[] }

async function insertDay(db: Db, day: Day, { days, pages, sources, misses }: RowsOfADay) {
  await sql`
    with came as (insert into visitor_days select ${day}::date, x.* from json_to_recordset(${JSON.stringify(days)}::json)
        as x(device_id text, visits int, views int)),
      looked as (insert into visitor_pages select ${day}::date, x.* from json_to_recordset(${JSON.stringify(pages)}::json)
        as x(page text, views int, entries int)),
      missed as (insert into search_misses (query, day, count) select x.query, ${day}::date, x.count
        from json_to_recordset(${JSON.stringify(misses)}::json) as x(query text, count int))
    insert into visitor_sources select ${day}::date, x.* from json_to_recordset(${JSON.stringify(sources)}::json)
      as x(source text, visits int)`.execute(db)
}

const deviceId = (seed: number, device: number) => `device-${seed}-${device.toString().padStart(7, '0')}`

function tally() {
  const counts = new Map<string, number>()
  const of = (name: string) => counts.get(name) ?? 0
  return { of, add: (name: string) => void counts.set(name, of(name) + 1), rows: () => [...counts] }
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
