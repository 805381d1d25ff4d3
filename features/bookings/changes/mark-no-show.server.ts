import type { Context } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'

/** Staff mark a party as a no-show, with a reason for the timeline: the whole price stays charged. Refused before the first day. */
export function markNoShow(
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
