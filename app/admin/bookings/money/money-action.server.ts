import { recordPayment } from '#features/bookings/payments/record-payment.server.ts'
import { refundPayment } from '#features/bookings/payments/refund-payment.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { findPayment } from '#features/payments/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { AdminRefusal } from '../../../words/admin/bookings/refusals.ts'
import type { AdminForm } from '../read-admin-form.ts'

type Form<Event extends AdminForm['event']> = Extract<AdminForm, { event: Event }>
type Answer = Outcome<unknown, AdminRefusal>

/**
 * Writes a payment down by the id that its form was drawn with: however often the form is sent, and whatever the first time led
 * to, it is one payment and it is done.
 */
export function paymentAction(ctx: Context, id: string, form: Form<'pay'>, actor: string): Promise<Answer> {
  const { paymentId, method, currency, minor, reference, receivedOn, feeMinor, evenIfMore, version: seen } = form
  if (receivedOn === null) return Promise.resolve(refused({ reason: 'day-wrong' }))
  const came = { reference, ...(receivedOn && { receivedOn }), ...(feeMinor !== undefined && { feeMinor }) }
  return recordPayment(ctx, id, { paymentId, method, amount: { minor, currency }, ...came, actor, evenIfMore, seen })
}

/**
 * Gives money back by one payment as it was shown. The same press again finds its own refund where it saw nothing, and is done;
 * whoever else comes second finds that the payment has moved.
 */
export async function refundAction(ctx: Context, booking: Booking, form: Form<'refund'>, actor: string): Promise<Answer> {
  const { paymentId, minor, reference, seenEvents } = form
  const next = (await findPayment(ctx.db, paymentId))?.events[seenEvents]
  const same = next?.kind === 'refunded' && next.amountMinor === minor && next.actor === actor && next.text === reference
  if (same) return done(undefined)
  const outcome = await refundPayment(ctx, booking.id, { paymentId, amountMinor: minor, reference, actor, seenEvents })
  if (outcome.done || outcome.refusal.reason !== 'changed-meanwhile') return outcome
  return refused({ reason: 'refunded-meanwhile' })
}
