import { extendStockHold } from '#features/stock/extend-stock-hold.server.ts'
import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { afterConfirmation } from './after-confirmation.server.ts'

/**
 * Staff confirm a booking on hold, with a reason for the timeline: its stock becomes permanent and the email is queued with the
 * same commit. Refused when the hold has lapsed, even a moment ago, or a supplier has not answered, or permits that it
 * held are not there any more.
 */
export function confirmBooking(
  ctx: Context,
  id: string,
  { actor, reason, seen }: { actor: string; reason: string; seen?: number },
): Promise<Outcome<Booking, MoveRefusal | { reason: 'permits-gone' }>> {
  return changeBooking<Booking, { reason: 'permits-gone' }>(
    ctx,
    id,
    async (tx, booking) => {
      const extended =
        booking.state === 'on-hold'
          ? await extendStockHold(ctx, tx, booking, () => null)
          : { at: await ctx.clock.in(tx), unbacked: [] }
      if (!extended) return refused({ reason: 'hold-lapsed' })
      if (extended.unbacked.length > 0) return refused({ reason: 'permits-gone' })
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
