import { expect, test } from 'vitest'
import type { BookingOnDeparture } from '#features/bookings/departures/reads-departures.server.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { planCallOff } from './call-off-plan.ts'

const now = new Date('2027-03-12T08:00:00Z')
const to = { slug: 'trek-2027-07-01', startsOn: '2027-07-01', left: 5 }

const booking = (id: string, more: Partial<BookingOnDeparture> = {}): BookingOnDeparture => ({
  id,
  reference: id,
  version: 1,
  state: 'confirmed',
  leadName: id,
  travellersCount: 2,
  currency: 'USD',
  totalMinor: 490_000,
  depositMinor: 357_000,
  feeMinor: 0,
  balanceDueOn: '2027-04-30',
  holdEndsAt: null,
  sample: false,
  comfort: 'lodge',
  ...more,
})
const plan = (bookings: BookingOnDeparture[], other: typeof to | undefined = to, paid: Record<string, number> = {}) =>
  planCallOff(readEnglish, bookings, new Map(Object.entries(paid).map(([id, paidMinor]) => [id, { paidMinor }])), other, now).map(
    ({ id, becomes }) => `${id}: ${becomes}`,
  )
const moves = 'Moves to 1 July 2027 at the old price. Free cancellation for two weeks.'

test('parties move in the order of booking for as long as they fit whole, and a smaller one may still fit after', () => {
  const parties = [booking('a'), booking('b', { travellersCount: 4 }), booking('c', { travellersCount: 3 })]
  expect(plan(parties, to, { b: 357_000 })).toEqual([
    `a: ${moves}`,
    'b: Not enough seats on that date: cancelled. Refund due: $3,570.',
    `c: ${moves}`,
  ])
})

test('who only waits, has asked, or whose hold is over is not moved', () => {
  expect(
    plan([
      booking('waits', { state: 'waitlisted' }),
      booking('quoted', { state: 'quoted' }),
      booking('lapsed', { state: 'on-hold', holdEndsAt: now }),
      booking('held', { state: 'on-hold', holdEndsAt: new Date(now.getTime() + 1) }),
    ]),
  ).toEqual([
    'waits: Removed from the waiting list.',
    'quoted: Cancelled. Nothing was paid.',
    'lapsed: Cancelled. Nothing was paid.',
    `held: ${moves}`,
  ])
})

test('without another date everything comes back, and what has ended is left alone', () => {
  const parties = [booking('a'), booking('gone', { state: 'cancelled' })]
  expect(planCallOff(readEnglish, parties, new Map([['a', { paidMinor: 490_000 }]]), undefined, now)).toMatchObject([
    { id: 'a', moves: false, becomes: 'Cancelled. Refund due: $4,900.' },
  ])
})
