import { closesAt } from '#features/orders/order-cut-off.ts'
import { methodsFor, type VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import { takeDiscountCode } from '#features/pricing/discounts/take-discount-code.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { holdStock, type StockShortage } from '#features/stock/hold-stock.server.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { beginHold } from '../holds/begin-hold.server.ts'
import { holdEnd, newHoldMs } from '../holds/hold-length.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { type Booking, listParts } from '../reads.server.ts'

export type AcceptRefusal =
  | StockShortage
  | { reason: 'closed' }
  | { reason: 'method-not-offered'; offered: VisitorPaymentMethod[] }
  | { reason: 'price-changed'; totalMinor: number }

/**
 * The visitor accepts a quote: its stock is held at the quoted price, for as long as the payment method allows; with a part on request
 * it is a request first. Refused when the quote has ended, its price is no longer the one shown, or stock is short.
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
    const parts = await listParts(tx, id)
    const settings = await findSettings(tx)
    const cutOff = closesAt(booking)
    const endAt = (at: Date, asked: readonly StockPart[]) =>
      holdEnd(newHoldMs(settings, { method, startsOn, at, isRequest: asked.length > 0 }), cutOff, at)
    const held = await holdStock(ctx, tx, id, parts, endAt)
    if (!held.done) return held
    const { at, onRequest } = held.value
    if (at >= cutOff) return refused({ reason: 'closed' })
    const { code } = booking.order
    // Its use counts where one is left; the price that was quoted stands either way.
    if (code !== null) await takeDiscountCode(tx, { code, bookingId: id, kind: booking.kind, today: kigaliDay(at) })
    return beginHold(ctx, tx, booking, { parts, onRequest, at, ends: { until: endAt(at, onRequest), fullUntil: null }, method })
  })
}
