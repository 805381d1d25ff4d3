import { expect, test } from 'vitest'
import { guaranteeDeparture } from '#features/departures/guarantee-departure.server.ts'
import { findDepartureById } from '#features/departures/reads.server.ts'
import { readPlainWords } from '#platform/languages/plain-words.ts'
import { bookingNow, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { callOffDeparture } from '../departures/call-off-departure.server.ts'
import { findMayNotRun } from './find-may-not-run.server.ts'
import { mayNotRunWords } from './words/may-not-run.ts'

const { ctx, clock } = await testContext()
const read = readPlainWords(ctx.words.plain('en', [mayNotRunWords]))
const actor = { id: 'diane', name: 'Diane' }

/** What somebody who holds two seats reads now. */
async function said(bookingId: string, state?: 'expired') {
  const booking = await bookingNow(ctx, bookingId)
  return findMayNotRun(ctx, booking, state ?? booking.state, read)
}

test('who counts on a departure reads how many are missing, by when it is decided and what follows, until it is guaranteed', async () => {
  const { id, slug } = await gorillaTrek(ctx, { seats: 8 })
  const departure = await findDepartureById(ctx.db, id, clock.now())
  const held = await heldBooking(ctx, slug, 2)
  const day = read.format.day(departure?.startsOn ?? '')
  const [missing, youCount, by, otherwise] = await said(held.id)
  expect(missing).toContain(`${departure?.minimum} more travellers have to be confirmed`)
  expect(youCount).toBe('You count once your deposit has arrived.')
  expect(by).toMatch(/^We decide by 18:00 in Kigali on /)
  expect(by).not.toContain(day)
  expect(otherwise).toContain('we refund everything you paid, or move you to another date')
  await paid(ctx, held.id, held.depositMinor)
  const confirmed = (await said(held.id)).join(' ')
  expect(confirmed).toContain(`${(departure?.minimum ?? 0) - 2} more travellers have to be confirmed`)
  expect(confirmed).not.toContain('You count')
  await guaranteeDeparture(ctx, { departureId: id, actor })
  expect(await said(held.id)).toEqual([])
})

test('who holds nothing any more, and whose departure is cancelled, reads nothing of it', async () => {
  const { id, slug } = await gorillaTrek(ctx, { seats: 8 })
  const held = await heldBooking(ctx, slug, 2)
  expect(await said(held.id, 'expired')).toEqual([])
  const over = { departureId: id, actor, reason: 'The road is washed away', toSlug: null }
  expect(await callOffDeparture(ctx, over)).toMatchObject({ done: true })
  expect(await said(held.id)).toEqual([])
})
