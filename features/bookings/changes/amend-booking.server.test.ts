import { expect, test } from 'vitest'
import { lineMessage } from '#features/pricing/line-text.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import {
  accountNow,
  amend,
  amendmentNow,
  bookingNow,
  gorillaTrek,
  heldBooking,
  marit,
  paid,
  seatsOn,
  seatsTaken,
  waitingParty,
} from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { cancelBooking } from '../cancellations/cancel-booking.server.ts'
import { callOffDeparture } from '../departures/call-off-departure.server.ts'
import { type Booking, listEvents, listLines, listPurchases, listTravellers } from '../reads.server.ts'
import { amendBooking } from './amend-booking.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()

async function confirmed(seats: number, count: number) {
  const trek = await gorillaTrek(ctx, { seats })
  const held = await heldBooking(ctx, trek.slug, count)
  await paid(ctx, held.id, held.depositMinor)
  return { trek, booking: await bookingNow(ctx, held.id) }
}

test('one more traveller takes one seat more, is priced line by line, and needs a permit', async () => {
  const { trek, booking } = await confirmed(3, 2)
  const party = [...(await listTravellers(ctx.db, booking.id)), { ...marit, firstNames: 'Ida' }]
  const plan = await amendmentNow(ctx, booking.id, { order: booking.order, party })
  expect(plan.rows.reduce((all, { differenceMinor }) => all + differenceMinor, 0)).toBe(plan.differenceMinor)
  expect(await amend(ctx, booking.id, { order: booking.order, party })).toMatchObject({
    done: true,
    value: { travellersCount: 3 },
  })
  expect(await seatsTaken(ctx, trek)).toBe(3)
  expect((await listPurchases(ctx.db, booking.id)).map(({ travellerPosition }) => travellerPosition)).toEqual([1, 2, 3])
  const now = await bookingNow(ctx, booking.id)
  expect(now.totalMinor).toBe(booking.totalMinor + plan.differenceMinor)
  const lines = await listLines(ctx.db, booking.id)
  expect(sumOf(lines)).toBe(now.totalMinor)
  expect(lines[0]?.text?.label).toEqual(lineMessage('travellers', { count: 3 }))
  await runJobs()
  expect(emails.some(({ text }) => text.replaceAll(/\s+/g, ' ').includes('Travellers: 3. Before: 2.'))).toBe(true)
})

test('a newcomer born in 1900 is refused with the place, and nothing changes', async () => {
  const { booking } = await confirmed(3, 2)
  const newcomer = { ...marit, bornOn: '1900-03-01', assumedAge: 127 }
  const party = [...(await listTravellers(ctx.db, booking.id)), newcomer]
  expect(await amend(ctx, booking.id, { order: booking.order, party })).toMatchObject({
    refusal: { reason: 'ages-wrong', positions: [3] },
  })
  expect(await bookingNow(ctx, booking.id)).toEqual(booking)
})

test('a change that finds no seat changes nothing at all', async () => {
  const { trek, booking } = await confirmed(2, 2)
  const party = [...(await listTravellers(ctx.db, booking.id)), marit]
  expect(await amend(ctx, booking.id, { order: booking.order, party })).toMatchObject({ refusal: { reason: 'stock-short' } })
  expect(await bookingNow(ctx, booking.id)).toEqual(booking)
  expect(await seatsTaken(ctx, trek)).toBe(2)
})

test('on a full departure with a waiting list a booking that only changes rooms keeps its seats', async () => {
  const { trek, booking } = await confirmed(2, 2)
  const waiting = await waitingParty(ctx, trek.slug, 2)
  const party = await listTravellers(ctx.db, booking.id)
  const order = { ...seatsOn(trek.slug), singleRooms: 2 }
  expect(await amend(ctx, booking.id, { order, party })).toMatchObject({ done: true })
  expect(await seatsTaken(ctx, trek)).toBe(2)
  expect((await bookingNow(ctx, waiting.id)).state).toBe('waitlisted')
})

test('a traveller who leaves after the confirmation is charged the fee on their share; the seat goes to the waiting list', async () => {
  const { trek, booking } = await confirmed(3, 3)
  const waiting = await waitingParty(ctx, trek.slug, 1)
  const [, two, three] = await listTravellers(ctx.db, booking.id)
  if (!two || !three) throw new Error('Three should travel')
  expect(await amend(ctx, booking.id, { order: booking.order, party: [two, three] })).toMatchObject({ done: true })
  const lines = await listLines(ctx.db, booking.id)
  const base = lines.find(({ kind }) => kind === 'base')
  const fee = lines.find(({ kind }) => kind === 'cancellation-fee')
  expect(fee?.amountMinor).toBe(Math.round((base?.unitMinor ?? 0) * 0.3))
  expect((await listTravellers(ctx.db, booking.id)).map(({ position }) => position)).toEqual([2, 3])
  expect((await bookingNow(ctx, waiting.id)).state).toBe('on-hold')
  const left = await bookingNow(ctx, booking.id)
  const before = await accountNow(ctx, booking.id)
  const cancelled = { mover: 'staff', actor: 'Owner', reason: 'Ill', agreedFeeMinor: 0 } as const
  expect(await cancelBooking(ctx, booking.id, cancelled)).toMatchObject({ refusal: { reason: 'fee-changed' } })
  expect(before.chargedMinor).toBe(left.totalMinor)
})

test('another date takes seats there and gives them back here', async () => {
  const { trek, booking } = await confirmed(2, 2)
  const other = await gorillaTrek(ctx, { seats: 2 })
  const party = await listTravellers(ctx.db, booking.id)
  const moved = await amend(ctx, booking.id, { order: seatsOn(other.slug), party })
  expect(moved).toMatchObject({ done: true, value: { startsOn: other.startsOn, departureId: other.id, state: 'confirmed' } })
  expect([await seatsTaken(ctx, trek), await seatsTaken(ctx, other)]).toEqual([0, 2])
})

test('of two changes of one booking at once, one is carried out, and the other is refused', async () => {
  const { trek, booking } = await confirmed(6, 2)
  const travellers = await listTravellers(ctx.db, booking.id)
  const amendments = [marit, { ...marit, firstNames: 'Ida' }].map((more) => ({
    order: booking.order,
    party: [...travellers, more],
  }))
  const { schedule } = await amendmentNow(ctx, booking.id, amendments[0] ?? { order: booking.order, party: [] })
  const input = {
    agreedTotalMinor: schedule.totalMinor,
    mover: 'visitor',
    actor: 'visitor',
    text: '',
    seen: booking.version,
  } as const
  const both = await Promise.all(amendments.map((amendment) => amendBooking(ctx, booking.id, { ...input, amendment })))
  expect(both.filter(({ done }) => done)).toHaveLength(1)
  expect(await seatsTaken(ctx, trek)).toBe(3)
})

test('a departure that the operator cancels moves its bookings to another date while there is room, and gives the rest all back', async () => {
  const trek = await gorillaTrek(ctx, { seats: 6 })
  const bookings: Booking[] = []
  for (const count of [2, 2, 1]) {
    bookings.push(await heldBooking(ctx, trek.slug, count))
    clock.advance(1)
  }
  for (const { id, depositMinor } of bookings.slice(0, 2)) await paid(ctx, id, depositMinor)
  const other = await gorillaTrek(ctx, { seats: 3 })
  const input = {
    departureId: trek.id,
    reason: 'The bridge is closed',
    toSlug: other.slug,
    actor: { id: 'owner', name: 'Owner' },
  }
  expect(await callOffDeparture(ctx, { ...input, toSlug: trek.slug })).toMatchObject({ refusal: { reason: 'other-date-wrong' } })
  expect(await callOffDeparture(ctx, input)).toMatchObject({ done: true })
  await runJobs()
  const [one, two, three] = await Promise.all(bookings.map(({ id }) => bookingNow(ctx, id)))
  expect(one).toMatchObject({ state: 'confirmed', startsOn: other.startsOn, totalMinor: bookings[0]?.totalMinor })
  expect(one?.freeCancelUntil).toBeInstanceOf(Date)
  expect(two).toMatchObject({ state: 'cancelled', feeMinor: 0 })
  expect(three).toMatchObject({ state: 'on-hold', startsOn: other.startsOn })
  expect([await seatsTaken(ctx, trek), await seatsTaken(ctx, other)]).toEqual([0, 3])
  expect(await accountNow(ctx, two?.id ?? '')).toMatchObject({ status: 'refund-due', refundDueMinor: bookings[1]?.depositMinor })
  const subjects = emails.map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('we moved your journey'))).toHaveLength(2)
  expect(subjects.filter((subject) => subject.includes('we had to cancel'))).toHaveLength(1)
  const freed = await cancelBooking(ctx, one?.id ?? '', {
    mover: 'visitor',
    actor: 'visitor',
    reason: 'Not then',
    agreedFeeMinor: 0,
  })
  expect(freed).toMatchObject({ done: true })
  expect((await listEvents(ctx.db, one?.id ?? '')).map(({ event }) => event)).toEqual(['reserve', 'settle', 'rebook', 'cancel'])
})
