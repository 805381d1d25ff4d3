import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Context, Tx } from '#platform/context.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { gorillaTrek, heldBooking, partyOf, priceOf, seatsTaken } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { declineBooking } from '../cancellations/decline-booking.server.ts'
import { holdAgain } from '../changes/hold-again.server.ts'
import { confirmBooking } from '../confirmation/confirm-booking.server.ts'
import { expireBookings } from '../jobs/expire-bookings.server.ts'
import { findBooking } from '../reads.server.ts'
import { joinWaitingList } from './join-waiting-list.server.ts'
import { requestBooking } from './request-booking.server.ts'

const { ctx, clock, database } = await testContext()
const hour = 3_600_000
const confirming = { actor: 'Owner', reason: 'Deposit seen' }

/**
 * A context whose clock lets the hold lapse when the confirmation has read the last instant of the hold, and lets a
 * rival request the seat. It goes on only when the rival has its answer or waits behind the confirmation's lock.
 */
function interrupted(rival: () => Promise<unknown>): { ctx: Context; rivalAnswer: () => Promise<unknown> } {
  let answer: Promise<unknown> = Promise.resolve()
  let interrupted = false
  const inTx = async (tx: Tx) => {
    const instant = await clock.in(tx)
    if (!interrupted) {
      interrupted = true
      clock.advance(1)
      answer = rival()
      await finishedOrWaiting(ctx.db, answer)
    }
    return instant
  }
  return { ctx: { ...ctx, clock: { ...clock, in: inTx } }, rivalAnswer: () => answer }
}

test('a confirmation in the last instant of its hold and a rival in the next: the seat is sold once', async () => {
  const trek = await gorillaTrek(ctx, { seats: 1 })
  const booking = await heldBooking(ctx, trek.slug, 1)
  clock.advance(72 * hour - 1)
  const request = await partyOf(ctx, 1, trek.slug)
  const race = interrupted(() => requestBooking(ctx, request))
  const confirmed = await confirmBooking(race.ctx, booking.id, confirming)
  const rival = await race.rivalAnswer()
  expect(await seatsTaken(ctx, trek)).toBe(1)
  expect(confirmed.done).toBe(true)
  expect(rival).toMatchObject({ done: false, refusal: { reason: 'stock-short' } })
})

test('a confirmation that races its own expiry: one of the two happens, and the seats agree with it', async () => {
  const trek = await gorillaTrek(ctx, { seats: 1 })
  const booking = await heldBooking(ctx, trek.slug, 1)
  clock.advance(72 * hour - 1)
  const race = interrupted(() => expireBookings(ctx))
  const confirmed = await confirmBooking(race.ctx, booking.id, confirming)
  await race.rivalAnswer()
  const now = await findBooking(ctx.db, booking.id)
  expect(now?.state).toBe(confirmed.done ? 'confirmed' : 'expired')
  expect(await seatsTaken(ctx, trek)).toBe(confirmed.done ? 1 : 0)
})

test('thirty rounds of eight buyers for the last three seats never sell a fourth, nor leave one unsold', async () => {
  for (let round = 0; round < 30; round += 1) {
    const trek = await gorillaTrek(ctx, { seats: 3, inDays: 300 + round })
    const made = await Promise.all(Array.from({ length: 8 }, async () => requestBooking(ctx, await partyOf(ctx, 1, trek.slug))))
    expect(made.filter((outcome) => outcome.done)).toHaveLength(3)
    expect(await seatsTaken(ctx, trek)).toBe(3)
  }
})

test('forty pairs of staff who confirm and decline the same booking at once never wait for each other in a circle', async () => {
  const trek = await gorillaTrek(ctx, { seats: 80, inDays: 400 })
  for (let round = 0; round < 40; round += 1) {
    const booking = await heldBooking(ctx, trek.slug, 1)
    const outcomes = await Promise.all([
      confirmBooking(ctx, booking.id, confirming),
      declineBooking(ctx, booking.id, { actor: 'Owner', reason: 'No answer' }),
    ])
    expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
  }
  const { rows } = await sql<{
    deadlocks: number
  }>`select deadlocks::int from pg_stat_database where datname = ${database.name}`.execute(ctx.db)
  expect(rows[0]?.deadlocks).toBe(0)
})

test('thirty parties who join a waiting list at once wait in a row, not in a circle', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2, inDays: 420 })
  await heldBooking(ctx, trek.slug, 2)
  const party = (index: number) => ({
    departure: trek.slug,
    travellers: 2,
    name: 'Jean',
    email: `jean${index}@example.org`,
    phone: '+33 600000000',
  })
  const joined = await Promise.all(
    Array.from({ length: 30 }, (_, index) => joinWaitingList(ctx, { answer: party(index), formKey: `${index}` })),
  )
  expect(joined.filter((outcome) => outcome.done)).toHaveLength(30)
})

test('twelve expired bookings that are held again at once are all answered: none waits for a connection that another holds', async () => {
  const bookings = []
  for (let index = 0; index < 12; index += 1) {
    const trek = await gorillaTrek(ctx, { seats: 1, inDays: 430 + index })
    bookings.push({ trek, booking: await heldBooking(ctx, trek.slug, 1) })
  }
  clock.advance(73 * hour)
  await expireBookings(ctx)
  const outcomes = await Promise.all(
    bookings.map(async ({ trek, booking }) => holdAgain(ctx, booking.id, { agreedTotalMinor: await priceOf(ctx, 1, trek.slug) })),
  )
  expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(12)
})
