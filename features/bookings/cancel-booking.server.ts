import type { Context } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import type { Mover } from './booking.ts'
import { changeBooking, type MoveRefusal } from './move-booking.server.ts'
import type { Booking } from './reads.server.ts'
import { releaseBooking } from './release-booking.server.ts'
import { writeLetterLater } from './write-letter-later.server.ts'

/** Cancels a booking with a reason, by staff or by the visitor as far as the table of moves lets them. Its seats are free at once. */
export function cancelBooking(
  ctx: Context,
  id: string,
  { mover, actor, reason, seen }: { mover: Exclude<Mover, 'clock'>; actor: string; reason: string; seen?: number },
): Promise<Outcome<Booking, MoveRefusal>> {
  return changeBooking(
    ctx,
    id,
    async (tx, booking) => {
      const at = await ctx.clock.in(tx)
      const moved = await releaseBooking(ctx, tx, booking, { event: 'cancel', mover, actor, text: reason, at })
      if (moved.done) await writeLetterLater(ctx, tx, moved.value, 'cancelled')
      return moved
    },
    seen,
  )
}
