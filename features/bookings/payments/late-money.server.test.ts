import { expect, test } from 'vitest'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import { alertsOf, bookingNow, cancelled, gorillaTrek, heldBooking, paid, seatsTaken, waitingParty } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { holdAgain } from '../changes/hold-again.server.ts'
import { callOffDeparture } from '../departures/call-off-departure.server.ts'
import { expireBookings } from '../jobs/expire-bookings.server.ts'

/** Money that comes when the hold is over; where it simply finds its seats or not, see money.server.test.ts. */
const { ctx, clock, runJobs } = await testContext()
const hour = 3_600_000

test('late money takes no seats from the waiting list: they are offered to the waiting party at once', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const held = await heldBooking(ctx, trek.slug, 2)
  const waiting = await waitingParty(ctx, trek.slug, 2)
  clock.advance(73 * hour)
  // The clock job has not tidied the hold yet, and will not see it any more.
  await paid(ctx, held.id, held.depositMinor)
  expect((await bookingNow(ctx, held.id)).state).toBe('expired')
  expect((await bookingNow(ctx, waiting.id)).state).toBe('on-hold')
  const seats = { resource: departureSeats(trek.id), day: trek.startsOn }
  expect(await listStock(ctx.db, [seats], clock.now())).toMatchObject([{ taken: 2, free: 0, forSale: 0 }])
})

test('late money is not confirmed on a departure that was called off', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const held = await heldBooking(ctx, trek.slug, 2)
  clock.advance(73 * hour)
  await expireBookings(ctx)
  await callOffDeparture(ctx, {
    departureId: trek.id,
    reason: 'The road is gone',
    toSlug: null,
    actor: { id: 'owner', name: 'Owner' },
  })
  await runJobs()
  await paid(ctx, held.id, held.depositMinor, { evenIfMore: true })
  expect((await bookingNow(ctx, held.id)).state).toBe('expired')
  expect(await seatsTaken(ctx, trek)).toBe(0)
  expect(await alertsOf(ctx, held.id)).toEqual([expect.stringContaining('refund due')])
})

test('a booking that was paid too late is confirmed at once when it is held again', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const held = await heldBooking(ctx, trek.slug, 2)
  clock.advance(73 * hour)
  await expireBookings(ctx)
  const rival = await heldBooking(ctx, trek.slug, 1)
  await paid(ctx, held.id, held.totalMinor, { evenIfMore: true })
  await cancelled(ctx, rival.id)
  expect(await holdAgain(ctx, held.id, { agreedTotalMinor: held.totalMinor })).toMatchObject({ done: true })
  expect((await bookingNow(ctx, held.id)).state).toBe('confirmed')
})
