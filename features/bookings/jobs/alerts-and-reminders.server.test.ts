import { expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { settleAlert } from '#features/alerts/settle-alert.server.ts'
import { accountNow, alertsOf, bookingNow, cancelled, gorillaTrek, heldBooking, paid, waitingParty } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { expireBookings } from './expire-bookings.server.ts'
import { remindVisitors } from './remind-visitors.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const hour = 3_600_000

/** The subjects of the emails about a booking, without its name. */
const subjectsOf = ({ reference }: { reference: string }) =>
  emails.flatMap(({ subject }) => (subject.includes(reference) ? [subject.split(': ')[1]] : []))

test('staff get a new alert when money comes again for a booking that has ended', async () => {
  const held = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 2 })).slug, 2)
  clock.advance(73 * hour)
  await expireBookings(ctx)
  const paymentId = await paid(ctx, held.id, 5000, { evenIfMore: true })
  const [alert] = await listOpenAlerts(ctx.db, { limit: 1, bookingId: held.id })
  if (!alert) throw new Error('Staff were told nothing')
  const refund = { paymentId, amountMinor: 5000, reference: 'Back-1', actor: 'Owner', seenEvents: 1 }
  expect(await refundPayment(ctx, held.id, refund)).toMatchObject({ done: true })
  await settleAlert(ctx, alert.id, { actor: 'Owner' })
  await paid(ctx, held.id, 5000, { evenIfMore: true })
  expect((await accountNow(ctx, held.id)).refundDueMinor).toBe(5000)
  expect(await alertsOf(ctx, held.id)).toEqual([expect.stringContaining('refund due')])
})

test('the email that a hold has ended is not sent once late money has confirmed the booking', async () => {
  const held = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 4 })).slug, 1)
  await runJobs()
  clock.advance(73 * hour)
  await expireBookings(ctx)
  await paid(ctx, held.id, held.depositMinor, { evenIfMore: true })
  await runJobs()
  expect((await bookingNow(ctx, held.id)).state).toBe('confirmed')
  expect(subjectsOf(held)).toContain('confirmed')
  expect(subjectsOf(held)).not.toContain('the hold has ended')
})

test('a party that was offered seats from the waiting list is reminded once that its hold ends soon', async () => {
  const trek = await gorillaTrek(ctx, { seats: 1 })
  const holder = await heldBooking(ctx, trek.slug, 1)
  const waiting = await waitingParty(ctx, trek.slug, 1)
  await cancelled(ctx, holder.id)
  expect((await bookingNow(ctx, waiting.id)).state).toBe('on-hold')
  clock.advance(62 * hour)
  for (const _ of [1, 2]) {
    await remindVisitors(ctx)
    await runJobs()
  }
  expect(subjectsOf(waiting).filter((subject) => subject?.includes('ends soon'))).toHaveLength(1)
})
