import { closesAt } from '#features/orders/order-cut-off.ts'
import { methodsFor, type VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import { takeDiscountCode } from '#features/pricing/discounts/take-discount-code.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { holdStock, type StockShortage } from '#features/stock/hold-stock.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { answerBy, holdEnd, holdLengthMs, staffHoldMs } from '../holds/hold-length.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import { type Booking, listParts } from '../reads.server.ts'
import { newSupplierRequests } from '../suppliers/supplier-requests.ts'
import { replaceParts } from '../writes.server.ts'

export type AcceptRefusal =
  | StockShortage
  | { reason: 'closed' }
  | { reason: 'method-not-offered'; offered: VisitorPaymentMethod[] }
  | { reason: 'price-changed'; totalMinor: number }

/**
 * The visitor accepts a quote: its stock is held at the quoted price, for as long as the payment method allows; with a part on request
 * it is a request first. Refused when the quote
 * has ended, its price is no longer the one shown, or stock is short.
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
    const held = await holdStock(ctx, tx, id, parts, (at, asked) =>
      holdEnd(asked.length > 0 ? staffHoldMs(settings.holds) : holdLengthMs(settings, method, startsOn, at), cutOff, at),
    )
    if (!held.done) return held
    const { at, heldUntil, onRequest } = held.value
    if (at >= cutOff) return refused({ reason: 'closed' })
    const requests = newSupplierRequests(onRequest)
    await replaceParts(tx, id, parts, requests)
    const { code } = booking.order
    // Its use counts where one is left; the price that was quoted stands either way.
    if (code !== null) await takeDiscountCode(tx, { code, bookingId: id, kind: booking.kind, today: kigaliDay(at) })
    const isRequest = onRequest.length > 0
    const change = {
      hold_ends_at: heldUntil,
      payment_method: method,
      ...(isRequest && heldUntil && { answer_by: answerBy(at, heldUntil) }),
    }
    const moved = await moveBooking(
      ctx,
      tx,
      { ...booking, onRequest: requests.state },
      {
        event: isRequest ? 'request' : 'reserve',
        mover: 'visitor',
        actor: 'visitor',
        text: '',
        at,
        change,
      },
    )
    if (moved.done) await queueBookingEmail(ctx, tx, moved.value, isRequest ? 'requested' : 'received')
    return moved
  })
}
