import type { Context } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'

/** Staff say that a party did not come, with a reason for the timeline: the whole price stays owed. Refused before the first day. */
export function markAbsent(
  ctx: Context,
  id: string,
  { actor, reason, seen }: { actor: string; reason: string; seen?: number },
): Promise<Outcome<Booking, MoveRefusal>> {
  return changeBooking(
    ctx,
    id,
    async (tx, booking) => {
      const at = await ctx.clock.in(tx)
      return moveBooking(ctx, tx, booking, { event: 'absent', mover: 'staff', actor, text: reason, at })
    },
    { seen },
  )
}
