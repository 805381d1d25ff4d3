import type { Context } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { applyCredit } from './apply-credit.server.ts'
import { holdQuoted, type QuotedRefusal } from './hold-quoted.server.ts'

/**
 * Staff accept a quote for a customer who accepted it by telephone or WhatsApp: it is held at the quoted price as long as a hold
 * by staff. Refused: what `holdQuoted` refuses, and a booking that has changed since it was shown.
 */
export function acceptForCustomer(
  ctx: Context,
  id: string,
  { actor, text, seen }: { actor: string; text: string; seen?: number },
): Promise<Outcome<Booking, MoveRefusal | QuotedRefusal>> {
  return changeBooking<Booking, QuotedRefusal>(
    ctx,
    id,
    async (tx, booking) =>
      applyCredit(
        ctx,
        tx,
        await holdQuoted(ctx, tx, booking, { method: null, by: { mover: 'staff', actor, text, quiet: false } }),
      ),
    { seen },
  )
}
