import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { isHeld } from '../booking.ts'
import { type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'

/**
 * Moves a booking whose hold has lapsed to expired, as the clock job would. Its stock is not released: the caller takes it again, or
 * releases it when that fails.
 */
export async function expireLapsedHold(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  now: Date,
): Promise<Outcome<Booking, MoveRefusal>> {
  const holds = isHeld(booking.state)
  const lapsed = holds && booking.holdEndsAt !== null && booking.holdEndsAt <= now
  if (!lapsed) return done(booking)
  return moveBooking(ctx, tx, booking, { event: 'expire', mover: 'clock', actor: 'clock', text: '', at: now })
}
