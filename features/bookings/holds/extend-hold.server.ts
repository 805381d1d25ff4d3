import { closesAt } from '#features/orders/order-cut-off.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { extendStockHold } from '#features/stock/extend-stock-hold.server.ts'
import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { isHeld } from '../booking.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { holdEnd, staffHoldMs } from './hold-length.ts'

/** Staff extend a hold or a request by the days of the settings, at most twice and never past the cut-off. Refused when it has lapsed. */
export function extendHold(
  ctx: Context,
  id: string,
  { actor, text, seen }: { actor: string; text: string; seen?: number },
): Promise<Outcome<Booking, MoveRefusal>> {
  return changeBooking(
    ctx,
    id,
    async (tx, booking) => {
      if (!isHeld(booking.state)) return refused({ reason: 'move-not-allowed', state: booking.state })
      const length = staffHoldMs((await findSettings(tx)).holds)
      const extended = await extendStockHold(ctx, tx, booking, (at) => holdEnd(length, closesAt(booking, 'staff'), at))
      if (!extended) return refused({ reason: 'hold-lapsed' })
      const change = { hold_ends_at: extended.heldUntil, full_hold_ends_at: null, extensions: booking.extensions + 1 }
      return moveBooking(ctx, tx, booking, { event: 'extend', mover: 'staff', actor, text, at: extended.at, change })
    },
    { seen },
  )
}
