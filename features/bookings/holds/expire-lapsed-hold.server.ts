import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'

/**
 * The booking as the clock job will leave it: expired where its hold has lapsed. What it had is not given up yet: the caller
 * asks for it again, and gives it up where that fails.
 */
export async function expireLapsedHold(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  now: Date,
): Promise<Outcome<Booking, MoveRefusal>> {
  const lapsed = booking.state === 'on-hold' && booking.holdEndsAt !== null && booking.holdEndsAt <= now
  if (!lapsed) return done(booking)
  return moveBooking(ctx, tx, booking, { event: 'expire', mover: 'clock', actor: 'clock', text: '', at: now })
}
