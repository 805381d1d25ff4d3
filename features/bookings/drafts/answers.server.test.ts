import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  amend,
  bookingNow,
  cancelled,
  gorillaTrek,
  heldBooking,
  heldOrder,
  leavePermits,
  marit,
  paid,
  seatsOn,
  trekFrom,
} from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { answerPart } from '../changes/answer-part.server.ts'
import { holdAgain } from '../changes/hold-again.server.ts'
import { expireBookings } from '../jobs/expire-bookings.server.ts'
import { listParts, listTravellers } from '../reads.server.ts'

/** What suppliers answer about parts on request. A plain yes and no are tested in money.server.test.ts. */
const { ctx, clock } = await testContext()

/** The supplier says yes to everything that a booking has on request. Returns the last outcome. */
async function grantAll(bookingId: string) {
  const requested = (await listParts(ctx.db, bookingId)).filter(({ onRequest }) => onRequest)
  if (requested.length === 0) throw new Error('Nothing is on request')
  const outcomes = []
  for (const { resource, day } of requested)
    outcomes.push(await answerPart(ctx, bookingId, { resource, day, answer: 'yes', actor: 'Owner', text: 'By phone' }))
  return outcomes
}

test('a paid request that is moved to a date on which all can be had is confirmed', async () => {
  const [short, other] = [await gorillaTrek(ctx, { seats: 4 }), await gorillaTrek(ctx, { seats: 4, inDays: 150 })]
  await leavePermits(ctx, short, 0)
  const held = await heldBooking(ctx, short.slug, 2)
  await paid(ctx, held.id, held.totalMinor)
  expect((await bookingNow(ctx, held.id)).state).toBe('requested')
  const party = await listTravellers(ctx.db, held.id)
  expect(await amend(ctx, held.id, { order: seatsOn(other.slug), party })).toMatchObject({ done: true })
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'confirmed', onRequest: 'none' })
})

test('a yes for a booking that has been cancelled is refused and takes nothing', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  await leavePermits(ctx, trek, 0)
  const held = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, held.id, held.depositMinor)
  await cancelled(ctx, held.id)
  expect(await grantAll(held.id)).toMatchObject([{ refusal: { reason: 'move-not-allowed', state: 'cancelled' } }])
  const { rows } = await sql`select from stock_claims where booking_id = ${held.id}`.execute(ctx.db)
  expect(rows).toHaveLength(0)
})

test('beds that a hotel gave to one booking are not sold to the next when it is cancelled: the hotel is asked again', async () => {
  await gorillaTrek(ctx, { seats: 1 })
  const order = trekFrom(addDays(kigaliDay(clock.now()), 200))
  const held = await heldOrder(ctx, { ...order, comfort: 'simple' }, [marit])
  await paid(ctx, held.id, held.depositMinor)
  await grantAll(held.id)
  expect((await bookingNow(ctx, held.id)).state).toBe('confirmed')
  await cancelled(ctx, held.id)
  const next = await heldOrder(ctx, { ...order, comfort: 'luxury' }, [marit])
  expect(next.onRequest).toBe('waiting')
})

test('what a hotel granted before the hold ended is requested again when it is held again', async () => {
  await gorillaTrek(ctx, { seats: 1 })
  const held = await heldOrder(ctx, trekFrom(addDays(kigaliDay(clock.now()), 210)), [marit])
  await grantAll(held.id)
  expect((await bookingNow(ctx, held.id)).onRequest).toBe('answered')
  clock.advance(73 * 3_600_000)
  await expireBookings(ctx)
  expect(await holdAgain(ctx, held.id, { agreedTotalMinor: held.totalMinor })).toMatchObject({ done: true })
  expect((await bookingNow(ctx, held.id)).onRequest).toBe('waiting')
})

test('a yes to guest houses is no yes to lodges: a change of accommodation is requested again', async () => {
  await gorillaTrek(ctx, { seats: 1 })
  const order = trekFrom(addDays(kigaliDay(clock.now()), 220))
  const held = await heldOrder(ctx, { ...order, comfort: 'simple' }, [marit])
  await grantAll(held.id)
  const party = await listTravellers(ctx.db, held.id)
  const beds = async () => (await listParts(ctx.db, held.id)).find(({ resource }) => resource.startsWith('ask:'))
  expect(await beds()).toMatchObject({ answer: 'yes' })
  await amend(ctx, held.id, { order: { ...order, comfort: 'lodge' }, party })
  expect(await beds()).toMatchObject({ onRequest: true, answer: null })
})
