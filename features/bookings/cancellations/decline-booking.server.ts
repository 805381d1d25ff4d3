import type { Context, Tx } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { releaseBooking } from './release-booking.server.ts'

type Declining = {
  actor: string
  reason: string
  seen?: number
  /** What the caller writes in the same transaction; when it throws, the booking is not declined. */
  record?: (tx: Tx, declined: Booking) => Promise<void>
}

/** Staff decline a booking with a reason, which the visitor reads. Its seats are free at once. */
export function declineBooking(
  ctx: Context,
  id: string,
  { actor, reason, seen, record }: Declining,
): Promise<Outcome<Booking, MoveRefusal>> {
  return changeBooking(
    ctx,
    id,
    async (tx, booking) => {
      const at = await ctx.clock.in(tx)
      const moved = await releaseBooking(ctx, tx, booking, { event: 'decline', mover: 'staff', actor, text: reason, at })
      if (!moved.done) return moved
      await queueBookingEmail(ctx, tx, moved.value, 'declined')
      await record?.(tx, moved.value)
      return moved
    },
    { seen },
  )
}
