import { extendStockHold } from '#features/stock/extend-stock-hold.server.ts'
import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { afterConfirmation } from './after-confirmation.server.ts'

/**
 * Staff confirm a booking on hold, with a reason for the timeline: its stock becomes permanent and the email is queued with the
 * same commit. Refused when the hold has lapsed, even a moment ago, or a supplier has not answered.
 */
export function confirmBooking(
  ctx: Context,
  id: string,
  { actor, reason, seen }: { actor: string; reason: string; seen?: number },
): Promise<Outcome<Booking, MoveRefusal>> {
  return changeBooking(
    ctx,
    id,
    async (tx, booking) => {
      const extended =
        booking.state === 'on-hold' ? await extendStockHold(ctx, tx, booking, () => null) : { at: await ctx.clock.in(tx) }
      if (!extended) return refused({ reason: 'hold-lapsed' })
      const moved = await moveBooking(ctx, tx, booking, {
        event: 'confirm',
        mover: 'staff',
        actor,
        text: reason,
        at: extended.at,
      })
      if (moved.done) await afterConfirmation(ctx, tx, moved.value)
      return moved
    },
    { seen },
  )
}
