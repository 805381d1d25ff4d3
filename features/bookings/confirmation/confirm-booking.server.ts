import { extendStockHold } from '#features/stock/extend-stock-hold.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import { type Booking, listParts } from '../reads.server.ts'
import { afterConfirmation } from './after-confirmation.server.ts'

/** Permits that the booking held and that are not there any more, each with the day of its visit. */
export type PermitsGone = { reason: 'permits-gone'; permits: readonly { permit: string; day: Day }[] }

/**
 * Staff confirm a booking on hold, with a reason for the timeline: its stock becomes permanent and the email is queued with the
 * same commit. Refused when the hold has lapsed, even a moment ago, or a supplier has not answered, or permits that it
 * held are not there any more.
 */
export function confirmBooking(
  ctx: Context,
  id: string,
  { actor, reason, seen }: { actor: string; reason: string; seen?: number },
): Promise<Outcome<Booking, MoveRefusal | PermitsGone>> {
  return changeBooking<Booking, PermitsGone>(
    ctx,
    id,
    async (tx, booking) => {
      const extended =
        booking.state === 'on-hold'
          ? await extendStockHold(ctx, tx, booking, () => null)
          : { at: await ctx.clock.in(tx), unbacked: [] }
      if (!extended) return refused({ reason: 'hold-lapsed' })
      if (extended.unbacked.length > 0) return refused(await permitsGone(tx, id, extended.unbacked))
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

async function permitsGone(tx: Tx, bookingId: string, unbacked: readonly { resource: string; day: Day }[]): Promise<PermitsGone> {
  const parts = await listParts(tx, bookingId)
  const labelOf = (key: { resource: string; day: Day }) =>
    parts.find(({ resource, day }) => resource === key.resource && day === key.day)?.label || key.resource
  return { reason: 'permits-gone', permits: unbacked.map((key) => ({ permit: labelOf(key), day: key.day })) }
}
