import type { Booking } from '#features/bookings/reads.server.ts'
import { recordPayment } from '#features/bookings/record-payment.server.ts'
import { refundPayment } from '#features/bookings/refund-payment.server.ts'
import { findPayment } from '#features/payments/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { DeskRefusal } from '../../words/desk-refusals.ts'
import type { DeskForm } from './read-desk-form.ts'

type Form<Event extends DeskForm['event']> = Extract<DeskForm, { event: Event }>
type Answer = Outcome<unknown, DeskRefusal>

/**
 * Writes a payment down by the id that its form was drawn with: however often the form is sent, and whatever the first time led
 * to, it is one payment and it is done. A new payment is refused on a booking that has changed since it was shown.
 */
export async function payByForm(ctx: Context, booking: Booking, form: Form<'pay'>, actor: string): Promise<Answer> {
  const { paymentId, method, currency, minor, reference, evenIfMore, version } = form
  const written = async () => {
    const known = await findPayment(ctx.db, paymentId)
    return known && (known.bookingId === booking.id ? done(undefined) : refused({ reason: 'payment-unknown' }))
  }
  const before = await written()
  if (before) return before
  if (booking.version !== version) return refused({ reason: 'changed-meanwhile' })
  const amount = { minor, currency }
  const outcome = await recordPayment(ctx, booking.id, { paymentId, method, amount, reference, actor, evenIfMore })
  // The same form at the same instant: by the time this one was asked, the other had paid what was owed.
  return outcome.done ? outcome : ((await written()) ?? outcome)
}

/**
 * Gives money back by one payment as it was shown. The same press again finds its own refund where it saw nothing, and is done;
 * whoever else comes second finds that the payment has moved.
 */
export async function refundByForm(ctx: Context, booking: Booking, form: Form<'refund'>, actor: string): Promise<Answer> {
  const { paymentId, minor, reference, seenEvents } = form
  const next = (await findPayment(ctx.db, paymentId))?.events[seenEvents]
  const same = next?.kind === 'refunded' && next.amountMinor === minor && next.actor === actor && next.text === reference
  if (same) return done(undefined)
  const outcome = await refundPayment(ctx, booking.id, { paymentId, amountMinor: minor, reference, actor, seenEvents })
  if (outcome.done || outcome.refusal.reason !== 'changed-meanwhile') return outcome
  return refused({ reason: 'refunded-meanwhile' })
}
