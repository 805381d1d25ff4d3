import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { afterConfirmation } from './after-confirmation.server.ts'

/**
 * Confirms a pending booking once every request has its answer, inside the caller's transaction. For a confirmed booking that now has
 * a request, it alerts staff to ask the supplier. Returns the booking as it then is.
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
