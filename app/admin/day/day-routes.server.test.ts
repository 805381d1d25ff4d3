import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { loader } from './day.tsx'
import type { DayView } from './load-day.server.ts'

const { ctx, clock } = await testContext()
const today = kigaliDay(clock.now())
const cookie = await cookieOf(ctx, 'sales')
const booking = await bareBooking(ctx.db, { startsOn: addDays(today, -1), endsOn: addDays(today, 1), travellers: 2 })
await sql`insert into booking_travellers (booking_id, position, assumed_age, residency)
  select ${booking}, n, 30, 'foreign' from generate_series(1, 2) n`.execute(ctx.db)

const view = async (query = '') => (await answerOf(() => loader(argsOf(ctx, `/admin/day${query}`, { cookie })))).data as DayView
const headersOf = async (query = '') => {
  const answer = (await loader(argsOf(ctx, `/admin/day${query}`, { cookie }))) as unknown as {
    init: { headers: Record<string, string> }
  }
  return answer.init.headers
}

test('the day is read by whoever reads bookings', async () => {
  for (const role of ['owner', 'sales', 'read-only', 'editor', 'translator'] as const) {
    const own = await cookieOf(ctx, role)
    const reads = ['owner', 'sales', 'read-only'].includes(role) ? 200 : 403
    expect((await answerOf(() => loader(argsOf(ctx, '/admin/day', { cookie: own })))).status, role).toBe(reads)
  }
})

test('it is today in Kigali unless the address says another day, and no day that is none', async () => {
  expect((await view()).query).toEqual({ on: today, look: 'trips' })
  expect((await view('?on=2027-02-30')).query.on).toBe(today)
  expect((await view('?on=0001-01-01')).query.on).toBe(today)
  expect(await view(`?on=${addDays(today, 1)}&view=places`)).toMatchObject({
    query: { on: addDays(today, 1), look: 'places' },
    before: today,
    places: { places: [] },
  })
  clock.advance(24 * 3_600_000)
  expect((await view()).query.on).toBe(addDays(today, 1))
  clock.advance(-24 * 3_600_000)
})

test('a card says in words what is not in order, the most urgent first, and where its booking is', async () => {
  const [, onTheRoad] = (await view()).heads
  expect(onTheRoad).toMatchObject({ title: 'On the road', count: '1 trip, 2 travellers' })
  expect(onTheRoad?.cards[0]).toMatchObject({
    ...{ to: `/admin/bookings/${booking}`, nth: 'Day 2 of 3', people: '2 adults, English' },
    problems: [
      { tone: 'bad', text: 'Missing: 1 vehicle and 1 driver-guide.' },
      { tone: 'bad', text: 'Tonight: nobody has said where they sleep.' },
      { tone: 'warn', text: expect.stringMatching(/^\S{4}-\S{4}: \$4,900 to pay\.$/) },
    ],
  })
})

test('a browser may store today and tomorrow until their midnight in Kigali, for who reads them, and no other day', async () => {
  const stored = await headersOf()
  expect(stored).toMatchObject({
    'Day-Until': kigaliInstant(addDays(today, 1), 0).toISOString(),
    'Cache-Control': 'private, no-store',
  })
  expect(stored['Day-For']).toBeTruthy()
  expect((await headersOf(`?on=${addDays(today, 1)}`))['Day-Until']).toBe(kigaliInstant(addDays(today, 2), 0).toISOString())
  for (const days of [-1, 2])
    expect(await headersOf(`?on=${addDays(today, days)}`)).toEqual({ 'Cache-Control': 'private, no-store' })
})
