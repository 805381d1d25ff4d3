import { recordPayment } from '#features/bookings/payments/record-payment.server.ts'
import { refundPayment } from '#features/bookings/payments/refund-payment.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { findPayment } from '#features/payments/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { AdminRefusal } from '../admin-refusal.ts'
import type { AdminForm } from '../read-admin-form.ts'

type Form<Event extends AdminForm['event']> = Extract<AdminForm, { event: Event }>
type Answer = Outcome<unknown, AdminRefusal>

/**
 * Records a payment under the id of its form: however often the form is sent, and whatever the first time led to, it is one
 * payment.
 */
export function paymentAction(ctx: Context, id: string, form: Form<'pay'>, actor: string): Promise<Answer> {
  const { paymentId, method, currency, minor, reference, receivedOn, feeMinor, evenIfMore, evenIfLess, version: seen } = form
  if (receivedOn === null) return Promise.resolve(refused({ reason: 'day-wrong' }))
  const came = { reference, ...(receivedOn && { receivedOn }), ...(feeMinor !== undefined && { feeMinor }) }
  const sure = { evenIfMore, evenIfLess }
  return recordPayment(ctx, id, { paymentId, method, amount: { minor, currency }, ...came, actor, ...sure, seen })
}

/**
 * Refunds a part of a payment in the state that the screen showed. The same press again finds its own refund and is done; a
 * second person is told that the payment has changed.
 */
export async function refundAction(ctx: Context, booking: Booking, form: Form<'refund'>, actor: string): Promise<Answer> {
  const { paymentId, minor, reference, sentOn, seenEvents } = form
  if (sentOn === null) return refused({ reason: 'day-wrong' })
  const isRefunded = async () => {
    const next = (await findPayment(ctx.db, paymentId))?.events[seenEvents]
    return next?.kind === 'refunded' && next.amountMinor === minor && next.actor === actor && next.text === reference
  }
  if (await isRefunded()) return done(undefined)
  const sent = { amountMinor: minor, reference, ...(sentOn && { sentOn }) }
  const outcome = await refundPayment(ctx, booking.id, { paymentId, ...sent, actor, seenEvents })
  // The other press of the same form may have been recorded since.
  if (outcome.done || (await isRefunded())) return done(undefined)
  return outcome.refusal.reason === 'changed-meanwhile' ? refused({ reason: 'refunded-meanwhile' }) : outcome
}
