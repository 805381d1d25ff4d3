import { chargeOfRefund } from '#features/payments/charge.ts'
import { followPayment } from '#features/payments/follow-payment.server.ts'
import { refundableMinor } from '#features/payments/ledger.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { findPayment } from '#features/payments/reads.server.ts'
import { isGatewayAway, isGatewayRefusal } from '#platform/cards/card-gateway.ts'
import type { Context, Db } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { addDays, type Day, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { findBooking, lockBooking } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'

export type RefundRefusal =
  | { reason: 'payment-unknown' }
  | { reason: 'amount-wrong' }
  | { reason: 'day-wrong' }
  /** The day is before the one on which the payment was recorded. */
  | { reason: 'before-payment'; day: Day }
  | { reason: 'reference-missing' }
  | { reason: 'changed-meanwhile' }
  | { reason: 'more-than-refund-due'; refundDueMinor: number }
  | { reason: 'more-than-settled'; refundableMinor: number }
  | { reason: 'gateway-away' }
  | { reason: 'gateway-refused'; words: string }

export type RefundInput = {
  paymentId: string
  /** In the booking's currency, minor units. */
  amountMinor: number
  /** The reference of the transfer; for a card the gateway gives its own. */
  reference: string
  /** The day that staff sent it, from the day the payment was recorded to today; left out it is today. A card is refunded now. */
  sentOn?: Day
  actor: string
  /** How many events the payment had when the form was shown: a form sent twice, or late, refunds nothing. */
  seenEvents: number
}

/**
 * Refunds a payment: a card through the gateway, otherwise as staff have sent it, with its reference. Never more than the refund
 * due, nor than this payment. The idempotency key counts the events before it, so two refunds at once, or one repeated after a
 * crash, refund once. While the gateway is unavailable nothing is refunded, and it can be tried again.
 */
export async function refundPayment(
  ctx: Context,
  bookingId: string,
  input: RefundInput,
): Promise<Outcome<undefined, RefundRefusal>> {
  const checked = await checkRefund(ctx.db, bookingId, input, ctx.clock.now())
  if (!checked.done) return checked
  const { payment } = checked.value
  const name = `${payment.id}:${input.seenEvents}`
  // Outside any transaction: the gateway may take longer than one may stay open.
  const sent = payment.method === 'card' ? await sendBack(ctx, payment, input, name) : byHand(input, name)
  if (!sent.done) return sent
  return transact<undefined, RefundRefusal>(ctx.db, async (tx) => {
    // Lock the booking before its payment, as everywhere: the commit copies the paid amount to it (migration 0032).
    const booking = await lockBooking(tx, bookingId)
    const now = await ctx.clock.in(tx)
    const at = payment.method === 'card' ? now : sentAt(input.sentOn, payment, now)
    const event = { ...sent.value, kind: 'refunded', amountMinor: input.amountMinor, actor: input.actor, at } as const
    const followed = await followPayment(tx, payment.id, event)
    // The gateway's own notice of this refund may have come first and be recorded already.
    if (followed.done && booking)
      await queueBookingEmail(ctx, tx, booking, 'refunded', { paymentId: payment.id, refund: sent.value.providerEventId })
    return done(undefined)
  })
}

async function checkRefund(db: Db, bookingId: string, input: RefundInput, now: Date) {
  const payment = await findPayment(db, input.paymentId)
  const booking = await findBooking(db, bookingId)
  if (!payment || !booking || payment.bookingId !== bookingId) return refused({ reason: 'payment-unknown' })
  const { amountMinor } = input
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return refused({ reason: 'amount-wrong' })
  if (payment.events.length !== input.seenEvents) return refused({ reason: 'changed-meanwhile' })
  const { refundDueMinor } = await findAccount(db, booking, now)
  if (amountMinor > refundDueMinor) return refused({ reason: 'more-than-refund-due', refundDueMinor })
  const { sentOn } = input
  if (sentOn && sentOn > kigaliDay(now)) return refused({ reason: 'day-wrong' })
  const settledAt = payment.events.find(({ kind }) => kind === 'settled')?.at
  const settledOn = settledAt && kigaliDay(settledAt)
  if (sentOn && settledOn && sentOn < settledOn) return refused({ reason: 'before-payment', day: settledOn })
  const left = refundableMinor(payment.events)
  if (amountMinor > left) return refused({ reason: 'more-than-settled', refundableMinor: left })
  return done({ payment })
}

/** The instant of a refund that was sent on a day: of an earlier one its end, and never before what happened to the payment already. */
function sentAt(sentOn: Day | undefined, { events }: StoredPayment, now: Date): Date {
  if (!sentOn || sentOn === kigaliDay(now)) return now
  const ended = kigaliInstant(addDays(sentOn, 1), 0).getTime() - 1000
  return new Date(Math.max(ended, ...events.map(({ at }) => at.getTime())))
}

type Sent = { providerEventId: string; providerRef: string | null; text: string }

function byHand({ reference }: RefundInput, name: string): Outcome<Sent, RefundRefusal> {
  const text = reference.trim()
  return text === ''
    ? refused({ reason: 'reference-missing' })
    : done({ providerEventId: `by-hand:${name}`, providerRef: null, text })
}

async function sendBack(
  { cards, log }: Context,
  payment: StoredPayment,
  { amountMinor, reference }: RefundInput,
  name: string,
): Promise<Outcome<Sent, RefundRefusal>> {
  const paymentIntent = payment.events.find(({ kind }) => kind === 'settled')?.providerRef
  if (!cards || !paymentIntent) return refused({ reason: 'gateway-away' })
  try {
    const amount = chargeOfRefund(payment, amountMinor)
    const { ref } = await cards.refund({ paymentId: payment.id, paymentIntent, amount, idempotencyKey: name })
    return done({ providerEventId: ref, providerRef: ref, text: reference.trim() })
  } catch (error) {
    if (isGatewayAway(error)) return refused({ reason: 'gateway-away' })
    if (!isGatewayRefusal(error)) throw error
    log.warn('The card gateway refused a refund', { payment: payment.id, words: error.message })
    return refused({ reason: 'gateway-refused', words: error.message })
  }
}
