import { closesAt } from '#features/orders/order-cut-off.ts'
import type { AdjustmentRefusal, NewDiscount } from '#features/pricing/adjustments/adjust.ts'
import { cancellationPolicyOf } from '#features/pricing/cancellation-policy-of.ts'
import { lineMessage } from '#features/pricing/line-text.ts'
import { labelled } from '#features/pricing/lines/english-line.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import { quoteEnd } from '#features/quotes/quote.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { onRequest } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { daysBetween, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { newSupplierRequests } from '../suppliers/supplier-requests.ts'
import { replaceLines, replaceParts } from '../writes.server.ts'
import { discountedQuote } from './adjusted-quote.ts'
import { listTooYoung } from './list-too-young.server.ts'
import { paymentSchedule } from './payment-schedule.ts'
import { type Quote, withPolicies } from './quote.ts'
import type { QuoteRefusal } from './quote-order.server.ts'
import { requoteBooking } from './requote-booking.server.ts'

/** A price that staff enter by hand as one line, for an order that cannot be priced. Minor units of USD. */
type HandPrice = { label: string; reason: string; amountMinor: number }

export type QuoteInput = {
  actor: string
  text: string
  price: 'of-the-order' | HandPrice
  /** Staff have read who is under a minimum age, and made the price by hand for something that takes them. */
  evenIfYoung?: boolean | undefined
  /** The total that the screen showed, before a discount given with it: no other is ever quoted. */
  agreedTotalMinor?: number
  /** A discount that is given with the order's own price. */
  discount?: NewDiscount | undefined
  seen?: number
}

export type QuotingRefusal = QuoteRefusal | AdjustmentRefusal | { reason: 'price-changed'; totalMinor: number }

/**
 * Staff answer an enquiry with a price that is valid for 14 days, never past the cut-off: the order's own price, or one entered
 * by hand. It takes no stock until it is accepted, and staff may quote again. Refused: an order without any price, another price
 * than the one shown, an order past its cut-off, and travellers under a minimum age, by hand too unless staff confirm that the
 * provider takes them.
 */
export function quoteBooking(
  ctx: Context,
  id: string,
  input: QuoteInput,
): Promise<Outcome<Booking, MoveRefusal | QuotingRefusal>> {
  return changeBooking<Booking, QuotingRefusal>(
    ctx,
    id,
    async (tx, booking) => {
      const at = await ctx.clock.in(tx)
      const cutOff = closesAt(booking)
      const endsAt = quoteEnd(at, cutOff)
      if (endsAt <= at) return refused({ reason: 'closed' })
      const young = input.price === 'of-the-order' || input.evenIfYoung ? [] : await listTooYoung(tx, booking, at)
      if (young.length > 0) return refused({ reason: 'travellers-too-young', travellers: young })
      const settings = await findSettings(tx)
      const priced =
        input.price === 'of-the-order' ? await priceOfOrder(tx, booking, input, at) : done(handPrice(booking, input.price))
      if (!priced.done) return priced
      const { lines, parts } = priced.value
      const schedule = paymentSchedule(lines, booking.startsOn, kigaliDay(at), settings)
      await replaceLines(tx, id, withPolicies(lines, settings))
      await replaceParts(tx, id, parts, newSupplierRequests([]))
      const { actor, text } = input
      const change = {
        total_minor: schedule.totalMinor,
        deposit_minor: schedule.depositMinor,
        balance_due_on: schedule.balanceDueOn,
        rwf_per_unit: settings.rwfPerUsd,
        hold_ends_at: endsAt,
      }
      const moved = await moveBooking(ctx, tx, booking, { event: 'quote', mover: 'staff', actor, text, at, change })
      if (moved.done) await queueBookingEmail(ctx, tx, moved.value, 'quoted')
      return moved
    },
    { seen: input.seen },
  )
}

/** The order's own price with what was adjusted of it before, less the discount that is given now. */
async function priceOfOrder(
  tx: Tx,
  booking: Booking,
  { agreedTotalMinor, discount }: QuoteInput,
  at: Date,
): Promise<Outcome<Quote, QuotingRefusal>> {
  const found = await requoteBooking(tx, booking, at)
  if (!found.done) return found
  const { quote, product, totalMinor } = found.value
  if (agreedTotalMinor !== undefined && agreedTotalMinor !== totalMinor) return refused({ reason: 'price-changed', totalMinor })
  return discountedQuote(quote, discount, product, at)
}

/** With a price by hand every service is on request: nothing is taken from stock. */
function handPrice(booking: Booking, { label, reason, amountMinor }: HandPrice) {
  const ladder = cancellationPolicyOf({ kind: booking.kind, nights: daysBetween(booking.startsOn, booking.endsOn) })
  const line: PriceLine = {
    kind: 'base',
    label,
    reason,
    quantity: 1,
    unitMinor: amountMinor,
    amountMinor,
    refundable: true,
    vatMinor: 0,
    ladder,
    adjustment: { change: 'whole', id: 0 },
  }
  const part = {
    resource: onRequest(`hand:${booking.id}`),
    day: booking.startsOn,
    quantity: booking.travellersCount,
    soft: true,
    ...labelled(lineMessage('allServices', {})),
  }
  return { lines: [line], parts: [part] }
}
