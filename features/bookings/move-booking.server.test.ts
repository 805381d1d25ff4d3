import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findDepartureById } from '#features/departures/reads.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import { gorillaTrek, heldBooking, partyOf, priceOf } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import { cancelBooking, planCancellation } from './cancellations/cancel-booking.server.ts'
import { declineBooking } from './cancellations/decline-booking.server.ts'
import { addNote } from './changes/add-note.server.ts'
import { holdAgain } from './changes/hold-again.server.ts'
import { confirmBooking } from './confirmation/confirm-booking.server.ts'
import { extendHold } from './holds/extend-hold.server.ts'
import { expireBookings } from './jobs/expire-bookings.server.ts'
import { updateJourneyStates } from './jobs/update-journey-states.server.ts'
import { joinWaitingList } from './placing/join-waiting-list.server.ts'
import { requestBooking } from './placing/request-booking.server.ts'
import { findBooking, listEvents } from './reads.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const staff = { actor: 'Owner', reason: 'Deposit seen at the bank' }
const hour = 3_600_000

async function level(departure: { id: number; startsOn: string }) {
  const [row] = await listStock(ctx.db, [{ resource: departureSeats(departure.id), day: departure.startsOn }], clock.now())
  return { taken: row?.taken, free: row?.free, forSale: row?.forSale }
}

test('staff confirm a hold: the seats are taken for good, the timeline has the reason, the email goes out', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const booking = await heldBooking(ctx, trek.slug, 2)
  expect(await confirmBooking(ctx, booking.id, staff)).toMatchObject({ done: true, value: { state: 'confirmed' } })
  clock.advance(80 * hour)
  expect(await level(trek)).toEqual({ taken: 2, free: 6, forSale: 6 })
  expect(await findBooking(ctx.db, booking.id)).toMatchObject({ state: 'confirmed', holdEndsAt: null, version: 2 })
  expect((await listEvents(ctx.db, booking.id)).at(-1)).toMatchObject({ event: 'confirm', actor: 'Owner', text: staff.reason })
  await runJobs()
  expect(emails.some(({ subject }) => subject === `Impamba ${booking.reference}: confirmed`)).toBe(true)
})

test('confirming needs a reason, and is refused after the hold has lapsed', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const booking = await heldBooking(ctx, trek.slug, 2)
  expect(await confirmBooking(ctx, booking.id, { ...staff, reason: '  ' })).toMatchObject({
    refusal: { reason: 'reason-missing' },
  })
  clock.advance(72 * hour)
  expect(await confirmBooking(ctx, booking.id, staff)).toMatchObject({ refusal: { reason: 'hold-lapsed' } })
  expect(await level(trek)).toEqual({ taken: 0, free: 8, forSale: 8 })
})

test('a lapsed hold frees its seats at once, and the clock job only tidies', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const booking = await heldBooking(ctx, trek.slug, 2)
  clock.advance(72 * hour)
  const rival = await heldBooking(ctx, trek.slug, 2)
  expect(await expireBookings(ctx)).toBeGreaterThan(0)
  expect(await findBooking(ctx.db, booking.id)).toMatchObject({ state: 'expired' })
  expect(await findBooking(ctx.db, rival.id)).toMatchObject({ state: 'on-hold' })
  expect(await level(trek)).toEqual({ taken: 2, free: 0, forSale: 0 })
})

test('an expired hold can be held again at the price of today while seats are left, and is refused with what is left', async () => {
  const trek = await gorillaTrek(ctx, { seats: 3 })
  const booking = await heldBooking(ctx, trek.slug, 2)
  clock.advance(73 * hour)
  await expireBookings(ctx)
  const agreed = { agreedTotalMinor: await priceOf(ctx, 2, trek.slug) }
  expect(await holdAgain(ctx, booking.id, { agreedTotalMinor: agreed.agreedTotalMinor - 1 })).toMatchObject({
    refusal: { reason: 'price-changed' },
  })
  expect(await holdAgain(ctx, booking.id, agreed)).toMatchObject({ done: true, value: { state: 'on-hold' } })
  expect(await level(trek)).toMatchObject({ taken: 2 })
  clock.advance(73 * hour)
  await expireBookings(ctx)
  await heldBooking(ctx, trek.slug, 2)
  expect(await holdAgain(ctx, booking.id, agreed)).toMatchObject({
    done: false,
    refusal: { reason: 'stock-short', short: [{ left: 1 }] },
  })
  expect(await findBooking(ctx.db, booking.id)).toMatchObject({ state: 'expired' })
})

test('a hold is extended at most twice, by seven days, and never past the cut-off', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const booking = await heldBooking(ctx, trek.slug, 1)
  const extend = () => extendHold(ctx, booking.id, { actor: 'Owner', text: '' })
  expect(await extend()).toMatchObject({ done: true, value: { holdEndsAt: new Date(clock.now().getTime() + 7 * 24 * hour) } })
  expect(await extend()).toMatchObject({ done: true })
  expect(await extend()).toMatchObject({ refusal: { reason: 'move-not-allowed' } })
  clock.advance(6 * 24 * hour)
  expect(await level(trek)).toMatchObject({ taken: 1 })
})

test('declining and cancelling give the seats back at once', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const [one, two] = [await heldBooking(ctx, trek.slug, 2), await heldBooking(ctx, trek.slug, 2)]
  await declineBooking(ctx, one.id, { actor: 'Owner', reason: 'The lodge is full that night' })
  expect(await level(trek)).toMatchObject({ free: 2 })
  const cancelled = await cancelBooking(ctx, two.id, {
    mover: 'visitor',
    actor: 'visitor',
    reason: 'Plans changed',
    agreedFeeMinor: 0,
  })
  expect(cancelled).toMatchObject({ done: true, value: { state: 'cancelled' } })
  expect(await level(trek)).toMatchObject({ free: 4 })
  expect(await cancelBooking(ctx, two.id, { mover: 'staff', actor: 'Owner', reason: 'again', agreedFeeMinor: 0 })).toMatchObject({
    refusal: { reason: 'move-not-allowed', state: 'cancelled' },
  })
})

test('a visitor cancels a confirmed booking at the fee that was shown, and at no other', async () => {
  const booking = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 2 })).slug, 2)
  await confirmBooking(ctx, booking.id, staff)
  const input = { mover: 'visitor', actor: 'visitor', reason: 'Plans changed' } as const
  const confirmed = await findBooking(ctx.db, booking.id)
  if (!confirmed) throw new Error('The booking is not there')
  const { feeMinor } = await planCancellation(ctx.db, confirmed, { now: clock.now(), reason: '' })
  expect(feeMinor).toBeGreaterThan(0)
  expect(await cancelBooking(ctx, booking.id, { ...input, agreedFeeMinor: 0 })).toMatchObject({
    done: false,
    refusal: { reason: 'fee-changed', feeMinor },
  })
  expect(await cancelBooking(ctx, booking.id, { ...input, agreedFeeMinor: feeMinor })).toMatchObject({ done: true })
  expect(await findBooking(ctx.db, booking.id)).toMatchObject({ state: 'cancelled', feeMinor, statement: { feeMinor } })
})

/** Staff cancel a booking at whatever its fee is now. */
async function cancelAtItsFee(id: string, reason: string) {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Error('The booking is not there')
  const { feeMinor } = await planCancellation(ctx.db, booking, { now: clock.now(), reason })
  const cancelled = await cancelBooking(ctx, id, { mover: 'staff', actor: 'Owner', reason, agreedFeeMinor: feeMinor })
  if (!cancelled.done) throw new Error(cancelled.refusal.reason)
}

let formKey = 0
async function join(slug: string, travellers: number) {
  formKey += 1
  // Two claims never begin in the same instant.
  clock.advance(1)
  const answer = { departure: slug, travellers, name: 'Jean', email: 'jean@example.org', phone: '+33 600000000' }
  const joined = await joinWaitingList(ctx, { answer, formKey: `${formKey}` })
  if (!joined.done) throw new Error(joined.refusal.reason)
  return joined.value
}
const stateOf = async (id: string) => (await findBooking(ctx.db, id))?.state

test('freed seats go to the party that has waited longest and fits whole, and are not for public sale', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const [two, other] = [await heldBooking(ctx, trek.slug, 2), await heldBooking(ctx, trek.slug, 2)]
  const three = await join(trek.slug, 3)
  const couple = await join(trek.slug, 2)
  await declineBooking(ctx, two.id, { actor: 'Owner', reason: 'No deposit' })
  expect([await stateOf(three.id), await stateOf(couple.id)]).toEqual(['waitlisted', 'on-hold'])
  expect((await findBooking(ctx.db, couple.id))?.holdEndsAt).toEqual(new Date(clock.now().getTime() + 72 * hour))
  expect(await level(trek)).toMatchObject({ free: 0 })

  await declineBooking(ctx, other.id, { actor: 'Owner', reason: 'No deposit' })
  // Two seats are free, three wait: they do not fit, so the two are for sale.
  expect(await level(trek)).toMatchObject({ free: 2, forSale: 2 })
  await runJobs()
  expect(emails.some(({ subject }) => subject.endsWith(`${couple.reference}: seats came free, held for you`))).toBe(true)
})

test('an offer that lapses passes on to the next party, and nobody else gets the seats in between', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const holder = await heldBooking(ctx, trek.slug, 2)
  const [first, second] = [await join(trek.slug, 2), await join(trek.slug, 1)]
  await cancelBooking(ctx, holder.id, { mover: 'staff', actor: 'Owner', reason: 'Asked by telephone', agreedFeeMinor: 0 })
  expect(await stateOf(first.id)).toBe('on-hold')
  clock.advance(72 * hour)
  // Before the clock job has run: the seats are free, but the second party waits for them.
  expect(await level(trek)).toEqual({ taken: 0, free: 2, forSale: 0 })
  expect(await requestBooking(ctx, await partyOf(ctx, 1, trek.slug))).toMatchObject({
    refusal: { reason: 'stock-short', short: [{ left: 0 }] },
  })
  await expireBookings(ctx)
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['expired', 'on-hold'])
  expect(await level(trek)).toEqual({ taken: 1, free: 1, forSale: 1 })
})

test('a party that fits cannot wait, and one larger than the departure never could', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  await expect(join(trek.slug, 2)).rejects.toThrow('departure-not-full')
  await expect(join(trek.slug, 3)).rejects.toThrow('party-larger-than-departure')
})

test('of two members of staff who act at once, one succeeds, and the other is refused with the current state', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const booking = await heldBooking(ctx, trek.slug, 2)
  const outcomes = await Promise.all([
    confirmBooking(ctx, booking.id, staff),
    declineBooking(ctx, booking.id, { actor: 'Owner', reason: 'No answer' }),
  ])
  expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
  const state = await stateOf(booking.id)
  expect(await level(trek)).toMatchObject({ taken: state === 'confirmed' ? 2 : 0 })
})

test('a note joins the timeline and moves nothing', async () => {
  const booking = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 2 })).slug, 1)
  await addNote(ctx, booking.id, { actor: 'Owner', text: 'Vegetarian' })
  await addNote(ctx, booking.id, { actor: 'Owner', text: 'Arrives by bus' })
  expect((await listEvents(ctx.db, booking.id)).map(({ event }) => event)).toEqual(['reserve', 'note', 'note'])
  expect(await findBooking(ctx.db, booking.id)).toMatchObject({ version: 1, state: 'on-hold' })
})

test('the database itself refuses a claim without an end, a hold without an end and an event twice', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const booking = await heldBooking(ctx, trek.slug, 1)
  const run = (text: ReturnType<typeof sql>) => text.execute(ctx.db)
  await expect(run(sql`update stock_claims set held_until = null where booking_id = ${booking.id}`)).rejects.toThrow(
    'a_claim_is_permanent_or_ends',
  )
  await expect(run(sql`update bookings set hold_ends_at = null where id = ${booking.id}`)).rejects.toThrow(
    'a_hold_or_a_quote_ends',
  )
  await expect(
    run(
      sql`insert into booking_events (booking_id, version, event, to_state, actor, at) values (${booking.id}, 1, 'reserve', 'on-hold', 'x', now())`,
    ),
  ).rejects.toThrow('one_event_for_each_version')
})

test('a departure shows what is left, and that it is guaranteed once its minimum is confirmed', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  expect(await findDepartureById(ctx.db, trek.id, clock.now())).toMatchObject({ status: 'planned', left: 8, guaranteed: false })
  const booking = await heldBooking(ctx, trek.slug, 4)
  await confirmBooking(ctx, booking.id, staff)
  expect(await findDepartureById(ctx.db, trek.id, clock.now())).toMatchObject({
    status: 'guaranteed',
    left: 4,
    taken: 4,
    confirmed: 4,
    guaranteed: true,
  })
})

test('a confirmed booking is on the road from its first day in Kigali, and completed the day after its last', async () => {
  const booking = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 2 })).slug, 1)
  await confirmBooking(ctx, booking.id, staff)
  clock.set(`${booking.startsOn}T00:30:00+02:00`)
  await updateJourneyStates(ctx)
  expect(await stateOf(booking.id)).toBe('in-progress')
  clock.set(`${booking.endsOn}T23:30:00+02:00`)
  await updateJourneyStates(ctx)
  expect(await stateOf(booking.id)).toBe('in-progress')
  clock.advance(hour)
  await updateJourneyStates(ctx)
  expect(await stateOf(booking.id)).toBe('completed')
})

test('in the minute before the clock job has tidied a lapsed hold, its seats can be held again all the same', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const booking = await heldBooking(ctx, trek.slug, 2)
  clock.advance(72 * hour)
  expect(await stateOf(booking.id)).toBe('on-hold')
  const agreed = { agreedTotalMinor: await priceOf(ctx, 2, trek.slug) }
  expect(await holdAgain(ctx, booking.id, agreed)).toMatchObject({ done: true, value: { state: 'on-hold', version: 3 } })
  expect(await level(trek)).toMatchObject({ taken: 2 })
})

test('seats are not held again on a departure that was cancelled', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const booking = await heldBooking(ctx, trek.slug, 2)
  const agreed = { agreedTotalMinor: await priceOf(ctx, 2, trek.slug) }
  clock.advance(73 * hour)
  await expireBookings(ctx)
  await sql`update departures set cancelled_at = ${clock.now()} where id = ${trek.id}`.execute(ctx.db)
  expect(await holdAgain(ctx, booking.id, agreed)).toMatchObject({ refusal: { reason: 'not-on-sale' } })
})

test('a party that waited past the balance date is offered its seats with everything due at once', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2, inDays: 60 })
  const holder = await heldBooking(ctx, trek.slug, 2)
  await confirmBooking(ctx, holder.id, staff)
  const waiting = await join(trek.slug, 2)
  expect((await findBooking(ctx.db, waiting.id))?.depositMinor).toBeLessThan(
    (await findBooking(ctx.db, waiting.id))?.totalMinor ?? 0,
  )
  clock.advance(30 * 24 * hour)
  await cancelAtItsFee(holder.id, 'Illness')
  const offered = await findBooking(ctx.db, waiting.id)
  expect(offered).toMatchObject({ state: 'on-hold', balanceDueOn: kigaliDay(clock.now()) })
  expect(offered?.depositMinor).toBe(offered?.totalMinor)
})
