import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { saveTravellerDetails } from '#features/travellers/save-traveller-details.server.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import {
  accountNow,
  alertsOf,
  amendmentNow,
  bookingNow,
  gorillaTrek,
  heldBooking,
  heldOrder,
  marit,
  paid,
  seatsOn,
  trekFrom,
} from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { cancelBooking } from '../cancellations/cancel-booking.server.ts'
import { declineBooking } from '../cancellations/decline-booking.server.ts'
import { amendBooking } from '../changes/amend-booking.server.ts'
import { answerPart } from '../changes/answer-part.server.ts'
import { listParts, listTravellers } from '../reads.server.ts'

/** Two who act on one booking at once. What a race breaks it breaks now and then, so each is run a dozen times. */
const { ctx, clock } = await testContext()
await gorillaTrek(ctx, { seats: 1 })
const dozen = Array.from({ length: 12 }, (_, index) => index)

let nextStart = 120
/** Two travellers who request a private trip. No other booking needs its stock, and two parts are on request. */
async function requestedJourney() {
  const booking = await heldOrder(ctx, trekFrom(addDays(kigaliDay(clock.now()), nextStart)), [marit, marit])
  nextStart += 4
  return booking
}

/** The same on hold: both parts have a yes. */
async function heldJourney() {
  const booking = await requestedJourney()
  for (const part of await requestedOf(booking.id)) await answer(booking.id, part, 'yes')
  return booking
}

/** The two parts of a journey that a supplier has to answer. */
async function requestedOf(bookingId: string) {
  const [one, two, ...more] = (await listParts(ctx.db, bookingId)).filter(({ onRequest }) => onRequest)
  if (!one || !two || more.length > 0) throw new Error('Two parts should be on request')
  return [one, two] as const
}

const answer = (bookingId: string, { resource, day }: { resource: string; day: string }, reply: 'yes' | 'no') =>
  answerPart(ctx, bookingId, { resource, day, answer: reply, actor: 'Owner', text: 'By phone' })

test('the last two answers confirm a booking also when both come at once', async () => {
  for (const _ of dozen) {
    const { id, totalMinor } = await requestedJourney()
    await paid(ctx, id, totalMinor)
    const [one, two] = await requestedOf(id)
    // Somebody has the booking for a moment, so that neither answer is over before the other has begun.
    const holder = await ctx.db.startTransaction().execute()
    await sql`select from bookings where id = ${id} for update`.execute(holder)
    const both = Promise.all([answer(id, one, 'yes'), answer(id, two, 'yes')])
    await finishedOrWaiting(ctx.db, both, 2)
    await holder.commit().execute()
    await both
    expect(await bookingNow(ctx, id)).toMatchObject({ state: 'confirmed', onRequest: 'answered' })
  }
})

test('a yes that comes at once with a no leaves a request, which is held by neither and frees all when it is declined', async () => {
  for (const _ of dozen) {
    const { id } = await requestedJourney()
    const [one, two] = await requestedOf(id)
    await Promise.all([answer(id, one, 'no'), answer(id, two, 'yes')])
    expect(await bookingNow(ctx, id)).toMatchObject({ state: 'requested', onRequest: 'refused' })
    await declineBooking(ctx, id, { actor: 'Owner', reason: 'The house is full' })
    const { rows } = await sql`select from stock_claims where booking_id = ${id}`.execute(ctx.db)
    expect(rows).toHaveLength(0)
  }
})

test('two halves of a deposit that come at once settle the hold', async () => {
  for (const _ of dozen) {
    const { id, depositMinor } = await heldJourney()
    const half = Math.ceil(depositMinor / 2)
    await Promise.all([paid(ctx, id, half), paid(ctx, id, half)])
    expect((await bookingNow(ctx, id)).state).toBe('confirmed')
  }
})

test('money that comes while a booking is cancelled is to be given back, and staff know', async () => {
  for (const _ of dozen) {
    const { id } = await heldJourney()
    await Promise.all([
      paid(ctx, id, 5000, { evenIfMore: true }),
      cancelBooking(ctx, id, { mover: 'visitor', actor: 'visitor', reason: 'Ill', agreedFeeMinor: 0 }),
    ])
    expect(await accountNow(ctx, id)).toMatchObject({ status: 'refund-due', refundDueMinor: 5000 })
    expect(await alertsOf(ctx, id)).toEqual([expect.stringContaining('refund due')])
  }
})

test('details that are saved while the party is changed neither stop the change nor are stopped by it', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const held = await heldBooking(ctx, trek.slug, 4)
  await paid(ctx, held.id, held.totalMinor)
  const amendment = { order: { ...seatsOn(trek.slug), singleRooms: 1 }, party: await listTravellers(ctx.db, held.id) }
  const { schedule } = await amendmentNow(ctx, held.id, amendment)
  const input = { amendment, agreedTotalMinor: schedule.totalMinor, mover: 'visitor', actor: 'visitor', text: '' } as const
  let amending: ReturnType<typeof amendBooking> | undefined
  const changedAfterTheFirstStatement: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (amending) return result
      amending = amendBooking(ctx, held.id, input)
      await finishedOrWaiting(ctx.db, amending)
      return result
    },
  }
  const saving = saveTravellerDetails(
    { ...ctx, db: ctx.db.withPlugin(changedAfterTheFirstStatement) },
    { bookingId: held.id, position: 2, answer: { diet: 'none', remove: [] }, actor: { by: 'visitor' } },
  )
  expect(await saving).toMatchObject({ done: true })
  expect(await amending).toMatchObject({ done: true })
})
