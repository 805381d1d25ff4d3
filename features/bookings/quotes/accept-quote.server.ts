import { methodsFor, type VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { byVisitorNow } from '../holds/begin-hold.server.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { applyCredit } from './apply-credit.server.ts'
import { holdQuoted, type QuotedRefusal } from './hold-quoted.server.ts'

export type AcceptRefusal =
  | QuotedRefusal
  | { reason: 'method-not-offered'; offered: VisitorPaymentMethod[] }
  | { reason: 'price-changed'; totalMinor: number }

/**
 * The visitor accepts a quote: its stock is held at the quoted price, for as long as the payment method allows. Refused: what
 * `holdQuoted` refuses, a price that is no longer the one shown, and a payment method that takes too long.
 */
export function acceptQuote(
  ctx: Context,
  id: string,
  { method, agreedTotalMinor }: { method: VisitorPaymentMethod; agreedTotalMinor: number },
): Promise<Outcome<Booking, MoveRefusal | AcceptRefusal>> {
  return changeBooking<Booking, AcceptRefusal>(ctx, id, async (tx, booking) => {
    if (booking.state !== 'quoted') return refused({ reason: 'move-not-allowed', state: booking.state })
    const { totalMinor, startsOn } = booking
    if (totalMinor !== agreedTotalMinor) return refused({ reason: 'price-changed', totalMinor })
    const offered = methodsFor(startsOn, await ctx.clock.in(tx), { cards: ctx.cards !== undefined })
    if (!offered.includes(method)) return refused({ reason: 'method-not-offered', offered })
    return applyCredit(ctx, tx, await holdQuoted(ctx, tx, booking, { method, by: byVisitorNow }))
  })
}
