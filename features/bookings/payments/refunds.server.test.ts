import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listPayments } from '#features/payments/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { accountNow, cancelled, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { atTheGateway, heldByCard } from '#tests/support/cast-by-card.ts'
import { takeCards } from '#tests/support/gateway/take-cards.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { pollCardPayments } from './poll-card-payments.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { takeCardNotice } from './take-card-notice.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const { gateway, cards } = await takeCards({ ctx, clock })
const minute = 60_000

/** Staff refund so much of a booking's only payment. */
async function giveBack(
  bookingId: string,
  amountMinor: number,
  { reference = '', on = ctx, sentOn }: { reference?: string; on?: Context; sentOn?: Day } = {},
) {
  const [payment] = await listPayments(ctx.db, bookingId)
  if (!payment) throw new Error('No payment')
  const input = { paymentId: payment.id, amountMinor, reference, actor: 'Owner', seenEvents: payment.events.length }
  return refundPayment(on, bookingId, { ...input, ...(sentOn && { sentOn }) })
}

/** A booking that was paid by card and cancelled, with what is due back of it. */
async function cancelledByCard() {
  const { booking } = await heldByCard(ctx, 4, 1)
  await gateway.press(await atTheGateway(ctx, booking.id), 'pay')
  clock.advance(2 * minute)
  await pollCardPayments(ctx)
  await cancelled(ctx, booking.id)
  const { refundDueMinor } = await accountNow(ctx, booking.id)
  expect(refundDueMinor).toBeGreaterThan(0)
  return { id: booking.id, refundDueMinor }
}

test('a refund counts on the day it was sent, which is not before its payment and not to come', async () => {
  const held = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 2 })).slug, 2)
  await paid(ctx, held.id, held.totalMinor + 3000, { evenIfMore: true })
  const paidOn = kigaliDay(clock.now())
  clock.advance(3 * 24 * 60 * minute)
  const back = (sentOn: Day) => giveBack(held.id, 3000, { reference: 'Back', sentOn })
  expect(await back(addDays(paidOn, 4))).toMatchObject({ refusal: { reason: 'day-wrong' } })
  expect(await back(addDays(paidOn, -1))).toMatchObject({ refusal: { reason: 'before-payment', day: paidOn } })
  expect(await back(paidOn)).toMatchObject({ done: true })
  const [payment] = await listPayments(ctx.db, held.id)
  expect(payment?.events.map(({ kind, at }) => [kind, kigaliDay(at)])).toEqual([
    ['settled', paidOn],
    ['refunded', paidOn],
  ])
  await runJobs()
})

test('each of two refunds of one payment has its email', async () => {
  const held = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 2 })).slug, 2)
  await paid(ctx, held.id, held.totalMinor + 3000, { evenIfMore: true })
  for (const amountMinor of [1000, 2000]) {
    expect(await giveBack(held.id, amountMinor, { reference: `Back-${amountMinor}` })).toMatchObject({ done: true })
    await runJobs()
  }
  const subjects = emails.map(({ subject }) => subject).filter((subject) => subject.includes(held.reference))
  expect(subjects.filter((subject) => subject.includes(': refund of '))).toHaveLength(2)
})

test('a refund that the bank sends back is due again', async () => {
  const { id, refundDueMinor } = await cancelledByCard()
  expect(await giveBack(id, refundDueMinor)).toMatchObject({ done: true })
  expect((await accountNow(ctx, id)).refundDueMinor).toBe(0)
  const [payment] = await listPayments(ctx.db, id)
  const ref = payment?.events.find(({ kind }) => kind === 'refunded')?.providerRef
  if (!payment || !ref) throw new Error('No refund')
  await takeCardNotice(ctx, {
    eventId: `${ref}:failed`,
    kind: 'refund-failed',
    paymentId: payment.id,
    ref,
    paymentIntent: null,
    amount: { minor: refundDueMinor, currency: 'USD' },
    at: clock.now(),
  })
  expect(await accountNow(ctx, id)).toMatchObject({ status: 'refund-due', refundDueMinor })
})

test('a refund that failed, reported before the refund itself, is due again and stays so', async () => {
  const { id, refundDueMinor } = await cancelledByCard()
  const [payment] = await listPayments(ctx.db, id)
  if (!payment) throw new Error('No payment')
  const reported = { paymentId: payment.id, ref: 're_early', paymentIntent: null, at: clock.now() }
  const amount = { minor: refundDueMinor, currency: 'USD' } as const
  for (let time = 0; time < 2; time += 1)
    await takeCardNotice(ctx, { ...reported, eventId: 're_early:failed', kind: 'refund-failed', amount })
  await takeCardNotice(ctx, { ...reported, eventId: 're_early', kind: 'refunded', amount })
  expect(await accountNow(ctx, id)).toMatchObject({ status: 'refund-due', refundDueMinor })
  const [after] = await listPayments(ctx.db, id)
  expect(after?.events.map(({ kind }) => kind).slice(-2)).toEqual(['refunded', 'refund-failed'])
})

test('a refund over which the gateway sits is written down all the same, and is not made again', async () => {
  const { id, refundDueMinor } = await cancelledByCard()
  let sentMinor = 0
  const slow: Context = {
    ...ctx,
    cards: {
      ...cards,
      refund: async ({ amount, idempotencyKey }) => {
        sentMinor += amount.minor
        // As after a wait so long that PostgreSQL ends every idle transaction.
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`.execute(ctx.db)
        return { ref: `re_${idempotencyKey}` }
      },
    },
  }
  expect(await giveBack(id, refundDueMinor, { on: slow })).toMatchObject({ done: true })
  expect(await giveBack(id, refundDueMinor, { on: slow })).toMatchObject({ refusal: { reason: 'more-than-refund-due' } })
  expect(sentMinor).toBe(refundDueMinor)
  expect((await accountNow(ctx, id)).refundedMinor).toBe(refundDueMinor)
})
