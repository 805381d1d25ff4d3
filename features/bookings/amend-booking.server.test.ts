import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DepartureOrder } from '#features/offers/order.ts'
import { sumOf } from '#features/prices/price-line.ts'
import { gorillaTrek, heldBooking, marit, seatsOn } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { usd } from '#values/money.ts'
import { amendBooking } from './amend-booking.server.ts'
import { callOffDeparture } from './call-off-departure.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { findAccount } from './find-account.server.ts'
import { joinWaitingList } from './join-waiting-list.server.ts'
import { type Amendment, planAmendment } from './plan-amendment.server.ts'
import { type Booking, findBooking, listEvents, listLines, listPurchases, listTravellers } from './reads.server.ts'
import { recordPayment } from './record-payment.server.ts'

const { ctx, clock, letters, runJobs } = await testContext()

async function bookingNow(id: string) {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Error('The booking is not there')
  return booking
}

async function confirmed(seats: number, count: number) {
  const trek = await gorillaTrek(ctx, { seats })
  const held = await heldBooking(ctx, trek.slug, count)
  const ask = { paymentId: randomUUID(), method: 'cash', amount: usd(held.depositMinor), reference: 'R', actor: 'Owner' } as const
  await recordPayment(ctx, held.id, { ...ask, evenIfMore: false })
  return { trek, booking: await bookingNow(held.id) }
}

async function taken({ id }: { id: number }): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    select coalesce(sum(quantity), 0)::int as seats from stock_claims
    where resource = ${`departure:${id}`} and (permanent or held_until > ${clock.now()})`.execute(ctx.db)
  return rows[0]?.seats ?? 0
}

/** Plans, and carries out at the price that the plan shows. */
async function amend(id: string, amendment: Amendment, mover: 'visitor' | 'staff' = 'visitor') {
  const planned = await planAmendment(ctx.db, await bookingNow(id), amendment, {
    now: clock.now(),
    byVisitor: mover === 'visitor',
  })
  if (!planned.done) return planned
  const agreedTotalMinor = planned.value.schedule.totalMinor
  return amendBooking(ctx, id, { amendment, agreedTotalMinor, mover, actor: mover, text: '' })
}

const orderOf = (booking: { order: unknown }) => booking.order as DepartureOrder

test('one more traveller takes one seat more, is priced line by line, and needs a permit', async () => {
  const { trek, booking } = await confirmed(3, 2)
  const party = [...(await listTravellers(ctx.db, booking.id)), { ...marit, firstNames: 'Ida' }]
  const plan = await planAmendment(ctx.db, booking, { order: booking.order, party }, { now: clock.now(), byVisitor: true })
  if (!plan.done) throw new Error(plan.refusal.reason)
  expect(plan.value.rows.reduce((all, { differenceMinor }) => all + differenceMinor, 0)).toBe(plan.value.differenceMinor)
  expect(await amend(booking.id, { order: booking.order, party })).toMatchObject({ done: true, value: { travellersCount: 3 } })
  expect(await taken(trek)).toBe(3)
  expect((await listPurchases(ctx.db, booking.id)).map(({ travellerPosition }) => travellerPosition)).toEqual([1, 2, 3])
  const now = await bookingNow(booking.id)
  expect(now.totalMinor).toBe(booking.totalMinor + plan.value.differenceMinor)
  expect(sumOf(await listLines(ctx.db, booking.id))).toBe(now.totalMinor)
})

test('a change that finds no seat changes nothing at all', async () => {
  const { trek, booking } = await confirmed(2, 2)
  const party = [...(await listTravellers(ctx.db, booking.id)), marit]
  expect(await amend(booking.id, { order: booking.order, party })).toMatchObject({ refusal: { reason: 'stock-short' } })
  expect(await bookingNow(booking.id)).toEqual(booking)
  expect(await taken(trek)).toBe(2)
})

test('a full departure with a waiting list keeps the seats of whoever only changes rooms', async () => {
  const { trek, booking } = await confirmed(2, 2)
  const answer = { departure: trek.slug, travellers: 2, name: 'Jean', email: 'jean@example.org', phone: '+33 600000000' }
  const joined = await joinWaitingList(ctx, { answer, formKey: randomUUID() })
  if (!joined.done) throw new Error(joined.refusal.reason)
  const party = await listTravellers(ctx.db, booking.id)
  const order = { ...orderOf(booking), singleRooms: 2 }
  expect(await amend(booking.id, { order, party })).toMatchObject({ done: true })
  expect(await taken(trek)).toBe(2)
  expect((await bookingNow(joined.value.id)).state).toBe('waitlisted')
})

test('who leaves after the confirmation pays the fee on their share; the seat goes to whoever waits', async () => {
  const { trek, booking } = await confirmed(3, 3)
  const answer = { departure: trek.slug, travellers: 1, name: 'Jean', email: 'jean@example.org', phone: '+33 600000000' }
  const joined = await joinWaitingList(ctx, { answer, formKey: randomUUID() })
  if (!joined.done) throw new Error(joined.refusal.reason)
  const [, two, three] = await listTravellers(ctx.db, booking.id)
  if (!two || !three) throw new Error('Three should travel')
  expect(await amend(booking.id, { order: booking.order, party: [two, three] })).toMatchObject({ done: true })
  const lines = await listLines(ctx.db, booking.id)
  const base = lines.find(({ kind }) => kind === 'base')
  const fee = lines.find(({ kind }) => kind === 'cancellation-fee')
  expect(fee?.amountMinor).toBe(Math.round((base?.unitMinor ?? 0) * 0.3))
  expect((await listTravellers(ctx.db, booking.id)).map(({ position }) => position)).toEqual([2, 3])
  expect((await bookingNow(joined.value.id)).state).toBe('on-hold')
  const left = await bookingNow(booking.id)
  const before = await findAccount(ctx.db, left, clock.now())
  const cancelled = { mover: 'staff', actor: 'Owner', reason: 'Ill', agreedFeeMinor: 0 } as const
  expect(await cancelBooking(ctx, booking.id, cancelled)).toMatchObject({ refusal: { reason: 'fee-changed' } })
  expect(before.owedMinor).toBe(left.totalMinor)
})

test('another date takes seats there and gives them back here', async () => {
  const { trek, booking } = await confirmed(2, 2)
  const other = await gorillaTrek(ctx, { seats: 2 })
  const party = await listTravellers(ctx.db, booking.id)
  const moved = await amend(booking.id, { order: seatsOn(other.slug), party })
  expect(moved).toMatchObject({ done: true, value: { startsOn: other.startsOn, departureId: other.id, state: 'confirmed' } })
  expect([await taken(trek), await taken(other)]).toEqual([0, 2])
})

test('two changes of one booking at once: one is carried out, and the other is told', async () => {
  const { trek, booking } = await confirmed(6, 2)
  const travellers = await listTravellers(ctx.db, booking.id)
  const amendments = [marit, { ...marit, firstNames: 'Ida' }].map((more) => ({
    order: booking.order,
    party: [...travellers, more],
  }))
  const plan = await planAmendment(ctx.db, booking, amendments[0] ?? { order: booking.order, party: [] }, {
    now: clock.now(),
    byVisitor: true,
  })
  if (!plan.done) throw new Error(plan.refusal.reason)
  const agreedTotalMinor = plan.value.schedule.totalMinor
  const ask = { agreedTotalMinor, mover: 'visitor', actor: 'visitor', text: '', seen: booking.version } as const
  const both = await Promise.all(amendments.map((amendment) => amendBooking(ctx, booking.id, { ...ask, amendment })))
  expect(both.filter(({ done }) => done)).toHaveLength(1)
  expect(await taken(trek)).toBe(3)
})

test('a departure that the operator cancels moves its bookings to another date while there is room, and gives the rest all back', async () => {
  const trek = await gorillaTrek(ctx, { seats: 6 })
  const bookings: Booking[] = []
  for (const count of [2, 2, 1]) {
    bookings.push(await heldBooking(ctx, trek.slug, count))
    clock.advance(1)
  }
  for (const { id, depositMinor } of bookings.slice(0, 2)) {
    const ask = { paymentId: randomUUID(), method: 'cash', amount: usd(depositMinor), reference: 'R', actor: 'Owner' } as const
    await recordPayment(ctx, id, { ...ask, evenIfMore: false })
  }
  const other = await gorillaTrek(ctx, { seats: 3 })
  const ask = { departureId: trek.id, reason: 'The bridge is closed', toSlug: other.slug, actor: 'Owner' }
  expect(await callOffDeparture(ctx, { ...ask, toSlug: trek.slug })).toMatchObject({ refusal: { reason: 'other-date-wrong' } })
  expect(await callOffDeparture(ctx, ask)).toMatchObject({ done: true })
  await runJobs()
  const [one, two, three] = await Promise.all(bookings.map(({ id }) => bookingNow(id)))
  expect(one).toMatchObject({ state: 'confirmed', startsOn: other.startsOn, totalMinor: bookings[0]?.totalMinor })
  expect(one?.freeCancelUntil).toBeInstanceOf(Date)
  expect(two).toMatchObject({ state: 'cancelled', feeMinor: 0 })
  expect(three).toMatchObject({ state: 'on-hold', startsOn: other.startsOn })
  expect([await taken(trek), await taken(other)]).toEqual([0, 3])
  if (!two) throw new Error('The second booking is gone')
  const refund = await findAccount(ctx.db, two, clock.now())
  expect(refund).toMatchObject({ status: 'refund-due', refundDueMinor: bookings[1]?.depositMinor })
  const subjects = letters.map(({ subject }) => subject)
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
