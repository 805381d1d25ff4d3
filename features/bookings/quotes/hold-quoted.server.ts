import type { TooYoung } from '#features/orders/minimum-ages.ts'
import { closesAt } from '#features/orders/order-cut-off.ts'
import type { OrderPart } from '#features/orders/priced-order.ts'
import type { AgreedTerms } from '#features/pages/agreed-terms.ts'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import { takeDiscountCode } from '#features/pricing/discounts/take-discount-code.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { holdStock, type StockShortage } from '#features/stock/hold-stock.server.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { beginHold, type HoldBegins } from '../holds/begin-hold.server.ts'
import { holdEnd, newHoldMs } from '../holds/hold-length.ts'
import type { MoveRefusal } from '../move-booking.server.ts'
import { type Booking, listParts } from '../reads.server.ts'
import { isCustomPriced } from './custom-quote.ts'
import { listTooYoung } from './list-too-young.server.ts'

export type QuotedRefusal =
  | StockShortage<OrderPart>
  | { reason: 'closed' }
  | { reason: 'quote-ended' }
  | { reason: 'travellers-too-young'; travellers: TooYoung[] }

/**
 * Holds what a quote offers at its price, inside the transaction that locked the booking; with a part on request it is a request
 * first. This is the only function that accepts a quote, for the customer, for staff on their behalf, and for their payment.
 * Refused, before anything is written: a quote that has ended, an order past its cut-off, travellers under a minimum age, and
 * stock that is short.
 *
 * @param method decides how long it is held; null holds it as long as a hold by staff.
 * @param terms what was agreed to on the page; without them it stays under those of its enquiry.
 */
export async function holdQuoted(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  { method, terms, by }: { method: VisitorPaymentMethod | null; terms?: AgreedTerms; by: HoldBegins },
): Promise<Outcome<Booking, MoveRefusal | QuotedRefusal>> {
  const { id, state, startsOn, holdEndsAt, kind } = booking
  if (state !== 'quoted') return refused({ reason: 'move-not-allowed', state })
  const at = await ctx.clock.in(tx)
  const cutOff = closesAt(booking)
  if (holdEndsAt === null || holdEndsAt <= at) return refused({ reason: 'quote-ended' })
  if (at >= cutOff) return refused({ reason: 'closed' })
  const parts = await listParts(tx, id)
  // Whoever made a custom price was warned, and said that it is for these ages.
  const travellers = isCustomPriced(id, parts) ? [] : await listTooYoung(tx, booking, at)
  if (travellers.length > 0) return refused({ reason: 'travellers-too-young', travellers })
  const settings = await findSettings(tx)
  const endAt = (requested: readonly StockPart[]) =>
    holdEnd(newHoldMs(settings, { method, startsOn, at, isRequest: requested.length > 0 }), cutOff, at)
  const held = await holdStock(ctx, tx, id, parts, (_, requested) => endAt(requested))
  if (!held.done) return held
  const { onRequest } = held.value
  const { code } = booking.order
  // The code is used where a use is left; the quoted price is valid either way.
  if (code !== null) await takeDiscountCode(tx, { code, bookingId: id, kind, today: kigaliDay(at) })
  const change = terms && { terms_version: terms.version, terms_language: terms.language, terms_revision: terms.revision }
  const ends = { until: endAt(onRequest), fullUntil: null }
  return beginHold(ctx, tx, booking, { parts, onRequest, at, ends, method, ...(change && { change }), by })
}
