import { expect, test } from 'vitest'
import { readHotelFilter } from '#features/hotels/hotel-filter.ts'
import { findHotel } from '#features/hotels/reads.server.ts'
import { guestsOf } from '#features/orders/order.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { heldOrder, openRoomsAndCars, stayFrom } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { ageWords } from '../../words/ages.ts'
import { rateTableWords } from '../../words/rate-table.ts'
import { shareWords } from '../../words/share.ts'
import { stayWords } from '../../words/stays.ts'
import { loadHotel } from './load-hotel.server.ts'
import { loadHotels } from './load-hotels.server.ts'

const { ctx, clock, runJobs } = await testContext({ now: '2026-11-20T08:00:00Z' })
await openRoomsAndCars(ctx)
const site = await openSite(ctx)

const english = openSiteWords([stayWords, rateTableWords, ageWords, shareWords]).in('en')
const words = {
  stays: english.of(stayWords),
  rateTable: english.of(rateTableWords),
  ages: english.of(ageWords),
  share: english.of(shareWords),
}

const terrace = 'imisozi-terrace-kigali'
const june = 'from=2027-06-14&to=2027-06-18'
const list = (query: string) => loadHotels(ctx, readHotelFilter(new URLSearchParams(query)), words, englishFormatter)
const rowOf = async (query: string, id = terrace) => {
  const pages = await Promise.all([1, 2, 3].map((page) => list(`${query}&page=${page}`)))
  const row = pages.flatMap(({ rows }) => rows).find((one) => one.id === id)
  if (!row) throw new Error(`${id} is not in the list`)
  return row
}
const left = async (query: string) => {
  const { price } = await rowOf(query)
  return price.kind === 'stay' ? price.rooms : price
}
const detailsOf = async (query: string, id = terrace) => {
  const hotel = await findHotel(ctx.db, id)
  if (!hotel) throw new Error('There is no such hotel')
  return (await loadHotel(ctx, hotel, new URLSearchParams(query), words, englishFormatter)).page
}

test('without nights every hotel that lets rooms shows the lowest price of a night, and what it is for', async () => {
  const { count, rows, nights } = await list('')
  expect([count, rows.length, nights]).toEqual([34, 12, undefined])
  // 110 dollars, of which 3% of what is left without 18% VAT are the tourism tax.
  expect((await rowOf('')).price).toEqual({
    kind: 'from',
    minor: 11_280,
    night: '$112.80',
    basis: 'Standard double, low season, with taxes',
  })
})

test('a page of the list takes three statements, however many hotels are on it', async () => {
  let statements = 0
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await loadHotels({ ...ctx, db }, readHotelFilter(new URLSearchParams(`${june}&view=map`)), words, englishFormatter)
  expect(statements).toBe(3)
})

test('a held room is not left for its nights, and is again when the hold has lapsed', async () => {
  expect(await left(june)).toEqual([{ words: 'Standard double: 24 left', left: 24 }])
  const order = stayFrom('2027-06-16', 4)
  const rooms = Array.from({ length: 3 }, () => ({ room: 'standard-double', board: 'BB', adults: 2, childAges: [] }))
  const booking = await heldOrder(ctx, { ...order, rooms }, guestsOf({ rooms }))
  expect(await left(june)).toEqual([{ words: 'Standard double: 21 left', left: 21 }])
  // The one night before theirs, and the one that begins as they leave.
  expect(await left('from=2027-06-15&to=2027-06-16')).toMatchObject([{ left: 24 }])
  expect(await left('from=2027-06-20&to=2027-06-21')).toMatchObject([{ left: 24 }])
  const nights = (await detailsOf('month=2027-06')).calendar
  expect(nights?.nights[15]?.left).toEqual([21, 16, 6])
  // A standard double in the high season, 130 dollars and 3.31 of tourism tax, rounded up.
  expect(nights?.nights[14]).toEqual({ left: [24, 16, 6], dollars: 134, least: 1 })

  const until = booking.holdEndsAt
  if (!until) throw new Error('The booking is not on hold')
  clock.set(until.toISOString())
  expect(await left(june)).toMatchObject([{ left: 24 }])
  await runJobs()
  expect(await left(june)).toMatchObject([{ left: 24 }])
})

test('a hotel that is full on one of the nights comes last with a message, and its calendar has the night full', async () => {
  const rooms = Array.from({ length: 6 }, () => ({ room: 'family', board: 'BB', adults: 4, childAges: [] }))
  await heldOrder(ctx, { ...stayFrom('2027-07-10', 1), rooms }, guestsOf({ rooms }))
  const query = 'from=2027-07-09&to=2027-07-12&adults=4&where=kigali'
  const { rows, count, free } = await list(query)
  expect([count, free]).toEqual([2, 0])
  expect(rows.map(({ id, price }) => [id, price.kind === 'none' && price.why])).toContainEqual([terrace, 'Full on these nights'])
  expect((await detailsOf(query)).panel).toEqual({ problem: 'Full on these nights' })
})

test('the list, the page of the hotel and the booking’s first step show the same sum', async () => {
  const query = 'from=2027-05-30&to=2027-06-03&adults=4&children=8, 4&rooms=2'
  const { price, href } = await rowOf(query)
  if (price.kind !== 'stay') throw new Error('There is no price')
  const { panel } = await detailsOf(href.split('?')[1] ?? '')
  expect(panel.price?.schedule.totalMinor).toBeGreaterThan(0)
  expect(price.stay).toBe(`$${((panel.price?.schedule.totalMinor ?? 0) / 100).toLocaleString('en')}`)

  const details = await (await fetch(site + href)).text()
  expect(details).toContain(price.stay)
  const [, rooms = ''] = /action="(\/hotel-booking\?[^"]+)"/.exec(details) ?? []
  const address = site + rooms.replaceAll('&amp;', '&')
  expect(await (await fetch(address)).text()).toContain(price.stay)
  // The button of the panel sends no fields: the rooms in its address are the answer of the first step.
  const guest = await fetch(address, { method: 'POST', body: new URLSearchParams(), headers: { Origin: site } })
  expect(new URL(guest.url).pathname).toMatch(/^\/booking\/[\w-]+\/travellers$/)
  expect(await guest.text()).toContain(price.stay)
})

test('the hotels of the booking’s first step cost what the list of hotels shows, with taxes', async () => {
  const { price } = await rowOf('')
  const page = await (await fetch(`${site}/hotel-booking`)).text()
  const [, row = ''] = new RegExp(`hotel=${terrace}"(.*?)</li>`, 's').exec(page) ?? []
  expect(row).toContain(price.kind === 'from' ? `from ${price.night}` : 'a price')
})

test('invalid days have a message at their field, and the list is shown without dates', async () => {
  const page = await (await fetch(`${site}/hotels?from=2020-01-01&to=2020-01-05`)).text()
  expect(page).toContain('This day has passed')
  expect(page).toContain('34 places to stay')
  const absurd = [
    'from=9999-12-31&to=9999-12-31',
    `from=${'x'.repeat(3_000)}&to=1`,
    'from=2027-06-14&to=2027-06-14',
    'page=999',
    'where=nowhere',
  ]
  for (const query of absurd) {
    for (const path of ['/hotels', `/hotel-details/${terrace}`]) {
      const answer = await fetch(`${site}${path}?${query}`)
      expect([answer.status, query]).toEqual([200, query])
    }
  }
})

test('a hotel that lets no rooms is described without a calendar, and an unknown one is not found', async () => {
  const page = await (await fetch(`${site}/hotel-details/machame-camp`)).text()
  expect(page).toContain('Machame')
  expect(page).not.toContain('<table')
  expect((await fetch(`${site}/hotel-details/nowhere`)).status).toBe(404)
})

test('a kind, a place and a highest price narrow the list, and it is in the chosen order', async () => {
  const { rows } = await list(`${june}&where=rwanda&kind=lodge&budget=200&sort=price`)
  const prices = rows.map(({ price }) => price.minor)
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.every(({ country }) => country === 'Rwanda')).toBe(true)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(Math.max(...prices)).toBeLessThanOrEqual(20_000)
})

test('a cached page of a hotel is stale at 18:00, and at midnight, because early booking counts from the day it is', async () => {
  const hotel = await findHotel(ctx.db, terrace)
  if (!hotel) throw new Error('There is no such hotel')
  const untilAt = async (now: string) => {
    clock.set(now)
    return (await loadHotel(ctx, hotel, new URLSearchParams(), words, englishFormatter)).until
  }
  expect(await untilAt('2026-11-21T09:00:00Z')).toEqual(new Date('2026-11-21T16:00:00Z'))
  expect(await untilAt('2026-11-21T18:00:00Z')).toEqual(new Date('2026-11-21T22:00:00Z'))
})
