import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { extendStockHold } from '#features/stock/extend-stock-hold.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { supplierAnswerMs } from '../holds/hold-length.ts'
import { moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'
import { afterConfirmation } from './after-confirmation.server.ts'

/**
 * Confirms a booking on hold whose deposit is paid, or that costs nothing, inside the caller's transaction: its stock becomes
 * permanent. With a part on request it becomes pending instead, and the supplier has 48 hours. Returns the booking as it then is;
 * one that is paid too little, or whose hold has lapsed, does not change.
 */
export async function confirmIfPaid(ctx: Context, tx: Tx, booking: Booking): Promise<Booking> {
  if (booking.state !== 'on-hold') return booking
  const { paidMinor } = await findAccount(tx, booking, ctx.clock.now())
  if (paidMinor < booking.depositMinor) return booking
  const kept = await extendStockHold(ctx, tx, booking, () => null)
  return kept ? confirmPaidBooking(ctx, tx, booking, { confirmed: 'settle', pending: 'settle-on-request' }, kept.at) : booking
}

/** Moves a paid booking to confirmed, or to pending while a supplier has to answer, and queues the email. */
export async function confirmPaidBooking(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  events: { confirmed: 'settle' | 'late-payment'; pending: 'settle-on-request' | 'late-payment-on-request' },
  at: Date,
): Promise<Booking> {
  const isPending = booking.onRequest === 'waiting'
  const answerBy = new Date(at.getTime() + supplierAnswerMs)
  const moved = await moveBooking(ctx, tx, booking, {
    event: isPending ? events.pending : events.confirmed,
    mover: 'money',
    actor: 'money',
    text: '',
    at,
    ...(isPending && { change: { answer_by: answerBy } }),
  })
  if (!moved.done) throw new Error(`Booking ${booking.reference} is paid and cannot be settled: ${moved.refusal.reason}`)
  if (!isPending) {
    await afterConfirmation(ctx, tx, moved.value)
    return moved.value
  }
  await queueBookingEmail(ctx, tx, moved.value, 'pending')
  const text = `${booking.reference} is paid: ask the supplier for the services on request, within 48 hours`
  await raiseAlert(ctx, tx, { occasion: `ask:${booking.id}:${moved.value.version}`, bookingId: booking.id, text })
  return moved.value
}
