import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  amend,
  amendmentNow,
  bookingNow,
  cancellationNow,
  gorillaTrek,
  heldBooking,
  marit,
  paid,
  seatsOn,
} from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { callOffDeparture } from '../departures/call-off-departure.server.ts'
import { listLines, listPurchases, listTravellers } from '../reads.server.ts'
import { markPurchase } from './mark-purchase.server.ts'

/** Permits that have to be bought of the park, which does not take them back. */
const { ctx, clock, runJobs } = await testContext()
const day = 24 * 3_600_000

/** A booking that is paid whole, and for whom every permit is bought; with what they cost together. */
async function withPermits(count: number) {
  const trek = await gorillaTrek(ctx, { seats: count })
  const booking = await heldBooking(ctx, trek.slug, count)
  await paid(ctx, booking.id, booking.totalMinor)
  const listed = await listPurchases(ctx.db, booking.id)
  for (const { id } of listed)
    await markPurchase(ctx, booking.id, { purchaseId: id, status: 'bought', number: `N${id}`, actor: 'Owner' })
  const costMinor = listed.reduce((all, purchase) => all + purchase.costMinor, 0)
  return { trek, booking, costMinor, party: await listTravellers(ctx.db, booking.id) }
}

test('a permit that was charged to who left is not charged again when the rest cancel', async () => {
  const { booking, party } = await withPermits(2)
  const whole = await cancellationNow(ctx, booking.id)
  expect(await amend(ctx, booking.id, { order: booking.order, party: party.slice(0, 1) })).toMatchObject({ done: true })
  expect((await cancellationNow(ctx, booking.id)).feeMinor).toBe(whole.feeMinor)
})

test('permits that were bought for a date the operator cancelled are never charged to the visitor', async () => {
  const { trek, booking } = await withPermits(2)
  const other = await gorillaTrek(ctx, { seats: 2 })
  await callOffDeparture(ctx, {
    departureId: trek.id,
    reason: 'The road is gone',
    toSlug: other.slug,
    actor: { id: 'owner', name: 'Owner' },
  })
  await runJobs()
  expect((await bookingNow(ctx, booking.id)).departureId).toBe(other.id)
  // The two weeks in which the visitor may cancel without a charge are over.
  clock.advance(15 * day)
  const plan = await cancellationNow(ctx, booking.id)
  expect(plan).toMatchObject({ free: null, boughtMinor: 0 })
  expect(plan.feeMinor).toBe(plan.rows.reduce((all, { keptMinor }) => all + keptMinor, 0))
})

test('a visitor who chooses another date pays for the permits that were bought for the old one', async () => {
  const { booking, party, costMinor } = await withPermits(2)
  const other = await gorillaTrek(ctx, { seats: 2 })
  const { lines } = await amendmentNow(ctx, booking.id, { order: seatsOn(other.slug), party })
  const fees = lines.filter(({ kind }) => kind === 'cancellation-fee')
  expect(fees.map(({ label, amountMinor }) => [label, amountMinor])).toEqual([['Permits bought already', costMinor]])
})

test('who travels in the place of another needs a permit of their own', async () => {
  const { booking, party } = await withPermits(2)
  const newcomer = { ...marit, firstNames: 'Ida', familyName: 'New' }
  const changed = await amend(ctx, booking.id, { order: booking.order, party: [...party.slice(0, 1), newcomer] })
  expect(changed).toMatchObject({ done: true })
  const purchases = await listPurchases(ctx.db, booking.id)
  expect(purchases.map(({ status }) => status).sort()).toEqual(['bought', 'bought', 'needed'])
})

test('a permit to buy costs what the traveller’s residency makes it, also after a correction', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const held = await heldBooking(ctx, trek.slug, 1)
  await paid(ctx, held.id, held.totalMinor)
  const party = (await listTravellers(ctx.db, held.id)).map((traveller) => ({ ...traveller, residency: 'eac' as const }))
  expect(await amend(ctx, held.id, { order: held.order, party })).toMatchObject({ done: true })
  const permit = (await listLines(ctx.db, held.id)).find(({ kind }) => kind === 'permit')
  expect((await listPurchases(ctx.db, held.id)).map(({ costMinor }) => costMinor)).toEqual([permit?.amountMinor])
})

test('the permits of a booking are listed also when its journey is no longer shown', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const held = await heldBooking(ctx, trek.slug, 1)
  await sql`update packages set status = 'draft'`.execute(ctx.db)
  await paid(ctx, held.id, held.depositMinor)
  await sql`update packages set status = 'published'`.execute(ctx.db)
  expect((await bookingNow(ctx, held.id)).state).toBe('confirmed')
  expect(await listPurchases(ctx.db, held.id)).toHaveLength(1)
})
