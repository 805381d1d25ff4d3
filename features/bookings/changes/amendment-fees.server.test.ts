import { expect, test } from 'vitest'
import type { Party } from '#features/orders/order.ts'
import {
  accountNow,
  amend,
  amendmentNow,
  bookingNow,
  cancellationNow,
  gorillaTrek,
  heldBooking,
  heldOrder,
  leavePermits,
  marit,
  openRoomsAndCars,
  paid,
  seatsOn,
  stayFrom,
} from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { callOffDeparture } from '../departures/call-off-departure.server.ts'
import { listTravellers } from '../reads.server.ts'

/** What making a booking smaller costs. The shares themselves are tested in partial-cancellation.test.ts. */
const { ctx, clock, runJobs } = await testContext()
const day = 24 * 3_600_000

test('before the supplier has answered, one who leaves pays as little as the whole party would: nothing', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  await leavePermits(ctx, trek, 0)
  const held = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, held.id, held.depositMinor)
  expect((await bookingNow(ctx, held.id)).state).toBe('requested')
  expect((await cancellationNow(ctx, held.id)).feeMinor).toBe(0)
  const party = (await listTravellers(ctx.db, held.id)).slice(0, 1)
  const { lines } = await amendmentNow(ctx, held.id, { order: held.order, party })
  expect(lines.filter(({ kind }) => kind === 'cancellation-fee')).toEqual([])
})

test('who comes in the place of somebody costs no fee: two who leave and one who comes cost what one who leaves does', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const held = await heldBooking(ctx, trek.slug, 3)
  await paid(ctx, held.id, held.totalMinor)
  expect((await bookingNow(ctx, held.id)).state).toBe('confirmed')
  const [one, two, three] = await listTravellers(ctx.db, held.id)
  if (!one || !two || !three) throw new Error('Three should travel')
  const { position: _, ...newcomer } = { ...three, firstNames: null, familyName: null }
  const feesOf = async (party: Party) => {
    const { lines } = await amendmentNow(ctx, held.id, { order: held.order, party })
    return lines.filter(({ kind }) => kind === 'cancellation-fee').map(({ amountMinor }) => amountMinor)
  }
  const ofOne = await feesOf([one, two])
  expect(ofOne).toEqual([expect.any(Number)])
  expect(await feesOf([one, newcomer])).toEqual(ofOne)
  expect(await feesOf([one, newcomer, newcomer])).toEqual([])
})

test('ten nights that are cut to one in the week before cost what cancelling them would', async () => {
  await openRoomsAndCars(ctx)
  const startsOn = addDays(kigaliDay(clock.now()), 8)
  const held = await heldOrder(ctx, stayFrom(startsOn, 10), [marit])
  await paid(ctx, held.id, held.totalMinor)
  expect((await bookingNow(ctx, held.id)).state).toBe('confirmed')
  expect((await cancellationNow(ctx, held.id)).feeMinor).toBe(held.totalMinor)
  const party = await listTravellers(ctx.db, held.id)
  expect(await amend(ctx, held.id, { order: stayFrom(startsOn, 1), party })).toMatchObject({ done: true })
  expect((await accountNow(ctx, held.id)).refundDueMinor).toBe(0)
})

test('a date that the visitor chose in the place of the operator’s is not free to cancel', async () => {
  const treks = [200, 210, 8].map((inDays) => gorillaTrek(ctx, { seats: 2, inDays }))
  const [off, given, chosen] = await Promise.all(treks)
  if (!off || !given || !chosen) throw new Error('Three departures should be open')
  const held = await heldBooking(ctx, off.slug, 1)
  await paid(ctx, held.id, held.totalMinor)
  await callOffDeparture(ctx, {
    departureId: off.id,
    reason: 'The road is gone',
    toSlug: given.slug,
    actor: { id: 'owner', name: 'Owner' },
  })
  await runJobs()
  const party = await listTravellers(ctx.db, held.id)
  expect(await amend(ctx, held.id, { order: seatsOn(chosen.slug), party })).toMatchObject({ done: true })
  clock.advance(5 * day)
  expect(await cancellationNow(ctx, held.id)).toMatchObject({ days: 3, free: null })
})
