import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { afterConfirmation } from './after-confirmation.server.ts'

/**
 * Confirms a pending booking for which no answer is missing any more, inside the caller's transaction; for one that is
 * confirmed and has come to wait for an answer, staff are told to ask. Answers the booking as it stands then.
 */
export async function confirmIfAnswered(ctx: Context, tx: Tx, booking: Booking, actor: string): Promise<Booking> {
  if (booking.state === 'confirmed' && booking.onRequest === 'waiting') {
    const text = `${booking.reference} is confirmed and now has a service on request: ask the supplier`
    await raiseAlert(ctx, tx, { occasion: `ask:${booking.id}:${booking.version}`, bookingId: booking.id, text })
  }
  if (booking.state !== 'pending' || booking.onRequest === 'waiting') return booking
  const at = await ctx.clock.in(tx)
  const moved = await moveBooking(ctx, tx, booking, { event: 'accept', mover: 'staff', actor, text: '', at })
  if (!moved.done) throw new Error(`Booking ${booking.reference} is answered and cannot be accepted: ${moved.refusal.reason}`)
  await afterConfirmation(ctx, tx, moved.value)
  return moved.value
}
