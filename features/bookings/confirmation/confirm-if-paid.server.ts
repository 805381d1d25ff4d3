import { extendStockHold } from '#features/stock/extend-stock-hold.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { hasOpenRequests } from '../booking.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'
import { afterConfirmation } from './after-confirmation.server.ts'
import { becomeRequest } from './become-request.server.ts'
import { requestUnbacked } from './request-unbacked.server.ts'

/**
 * Confirms a booking on hold whose deposit is paid, or that costs nothing, inside the caller's transaction: its stock becomes
 * permanent. Where permits have lapsed under the hold, it becomes a request that waits for new ones until the cut-off. Returns the booking
 * as it then is; one that is paid too little, has a part on request, or whose hold has lapsed, does not change.
 */
export async function confirmIfPaid(ctx: Context, tx: Tx, booking: Booking): Promise<Booking> {
  if (booking.state !== 'on-hold' || hasOpenRequests(booking)) return booking
  const { paidMinor } = await findAccount(tx, booking, ctx.clock.now())
  if (paidMinor < booking.depositMinor) return booking
  const extended = await extendStockHold(ctx, tx, booking, () => null)
  if (!extended) return booking
  if (extended.unbacked.length === 0) return confirmPaidBooking(ctx, tx, booking, 'settle', extended.at)
  const short = await requestUnbacked(tx, booking, extended.unbacked)
  const waits = await becomeRequest(ctx, tx, short, { mover: 'money', actor: 'money' })
  await queueBookingEmail(ctx, tx, waits, 'requested')
  return waits
}

/** Moves a paid booking to confirmed and queues the email. */
export async function confirmPaidBooking(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  event: 'settle' | 'late-payment',
  at: Date,
): Promise<Booking> {
  const moved = await moveBooking(ctx, tx, booking, { event, mover: 'money', actor: 'money', text: '', at })
  if (!moved.done) throw new Error(`Booking ${booking.reference} is paid and cannot be settled: ${moved.refusal.reason}`)
  await afterConfirmation(ctx, tx, moved.value)
  return moved.value
}
