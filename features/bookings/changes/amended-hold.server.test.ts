import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { amend, amendmentNow, bookingNow, gorillaTrek, heldBooking, partyOf, seatsOn, seatsTaken } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { requestBooking } from '../placing/request-booking.server.ts'
import { listTravellers } from '../reads.server.ts'
import { amendBooking } from './amend-booking.server.ts'

const { ctx, clock } = await testContext()
const minute = 60_000
const hour = 60 * minute
const later = (ms: number) => new Date(clock.now().getTime() + ms)

/** A hold by bank transfer far ahead, and its change to a departure so many days ahead. */
async function farAhead(inDays: number) {
  const far = await gorillaTrek(ctx, { seats: 4 })
  const near = await gorillaTrek(ctx, { seats: 4, inDays })
  const held = await heldBooking(ctx, far.slug, 2)
  const toNear = { order: seatsOn(near.slug), party: await listTravellers(ctx.db, held.id) }
  return { held, near, toNear }
}

test('a hold by bank far ahead that is moved to a start in five days is held as long as that date allows, by a way it allows', async () => {
  const { held, near, toNear } = await farAhead(5)
  expect(held.holdEndsAt).toEqual(later(72 * hour))
  expect(await amend(ctx, held.id, toNear)).toMatchObject({ done: true })
  expect(await bookingNow(ctx, held.id)).toMatchObject({ paymentMethod: 'mobile-money', holdEndsAt: later(2 * hour) })
  clock.advance(2 * hour)
  expect(await seatsTaken(ctx, near)).toBe(0)
})

test('moved to a date where a bank transfer is possible, it is held for the hours of that date, and never longer than it was', async () => {
  const { held, toNear } = await farAhead(11)
  clock.advance(hour)
  expect(await amend(ctx, held.id, toNear)).toMatchObject({ done: true })
  expect(await bookingNow(ctx, held.id)).toMatchObject({ paymentMethod: 'bank-transfer', holdEndsAt: later(24 * hour) })
  clock.advance(20 * hour)
  const far = await gorillaTrek(ctx, { seats: 4 })
  await amend(ctx, held.id, { ...toNear, order: seatsOn(far.slug) })
  expect((await bookingNow(ctx, held.id)).holdEndsAt).toEqual(later(4 * hour))
})

test('a change of the party alone leaves the end and the way of paying as they are', async () => {
  const { held, toNear } = await farAhead(12)
  clock.advance(hour)
  expect(await amend(ctx, held.id, { order: held.order, party: toNear.party.slice(0, 1) })).toMatchObject({ done: true })
  expect(await bookingNow(ctx, held.id)).toMatchObject({ paymentMethod: 'bank-transfer', holdEndsAt: held.holdEndsAt })
})

test('a change that the visitor agreed to under a later end is refused', async () => {
  const { held, toNear } = await farAhead(6)
  const { schedule } = await amendmentNow(ctx, held.id, toNear)
  const input = {
    amendment: toNear,
    agreedTotalMinor: schedule.totalMinor,
    mover: 'visitor',
    actor: 'visitor',
    text: '',
  } as const
  const [until, tooLate] = [later(2 * hour), later(2 * hour + minute)]
  expect(await amendBooking(ctx, held.id, { ...input, agreedUntil: tooLate })).toMatchObject({
    refusal: { reason: 'hold-would-end', until },
  })
  expect((await bookingNow(ctx, held.id)).holdEndsAt).toEqual(held.holdEndsAt)
  expect(await amendBooking(ctx, held.id, { ...input, agreedUntil: until })).toMatchObject({ done: true })
})

test('what staff hold or gave more time keeps its end when staff change it, and not when the visitor does', async () => {
  const { held, toNear } = await farAhead(13)
  await sql`update bookings set extensions = 1, hold_ends_at = ${later(168 * hour)} where id = ${held.id}`.execute(ctx.db)
  await sql`update stock_claims set held_until = ${later(168 * hour)} where booking_id = ${held.id}`.execute(ctx.db)
  const { schedule } = await amendmentNow(ctx, held.id, toNear)
  const input = { amendment: toNear, agreedTotalMinor: schedule.totalMinor, mover: 'staff', actor: 'Esi', text: '' } as const
  expect(await amendBooking(ctx, held.id, input)).toMatchObject({ done: true, value: { holdEndsAt: later(168 * hour) } })
  const other = await gorillaTrek(ctx, { seats: 4, inDays: 14 })
  // On a Saturday at 10:00 in Kigali: until Monday 09:00, when the office has been open for four hours.
  expect(await amend(ctx, held.id, { ...toNear, order: seatsOn(other.slug) })).toMatchObject({
    done: true,
    value: { holdEndsAt: new Date('2027-03-15T07:00:00Z') },
  })
})

test('a hold that has lapsed is not changed', async () => {
  const { held, toNear } = await farAhead(40)
  clock.advance(72 * hour)
  expect(await amend(ctx, held.id, toNear)).toMatchObject({ refusal: { reason: 'move-not-allowed' } })
})

test('a hold by card that is moved keeps to its thirty minutes', async () => {
  const { near } = await farAhead(15)
  const far = await gorillaTrek(ctx, { seats: 4 })
  const request = await partyOf(ctx, 1, far.slug)
  const made = await requestBooking(
    { ...ctx, cards: {} as never },
    { ...request, payment: { ...request.payment, method: 'card' } },
  )
  if (!made.done) throw new Error(made.refusal.reason)
  const until = later(30 * minute)
  clock.advance(10 * minute)
  const { id } = made.value
  await amend(ctx, id, { order: seatsOn(near.slug), party: await listTravellers(ctx.db, id) })
  expect((await bookingNow(ctx, id)).holdEndsAt).toEqual(until)
})
