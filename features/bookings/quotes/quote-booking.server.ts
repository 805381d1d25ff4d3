import { findProduct } from '#features/orders/find-product.server.ts'
import { closesAt } from '#features/orders/order-cut-off.ts'
import type { AdjustmentRefusal, NewDiscount } from '#features/pricing/adjustments/adjust.ts'
import { adjustmentsOf } from '#features/pricing/adjustments/adjustments.ts'
import { type CustomLine, type CustomLineFault, customLimits, faultsInCustomLines } from '#features/pricing/custom-line.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import { quoteEnd } from '#features/quotes/quote.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import { type Booking, listLines, listTravellers } from '../reads.server.ts'
import { newSupplierRequests } from '../suppliers/supplier-requests.ts'
import { replaceLines, replaceParts } from '../writes.server.ts'
import { discountedQuote } from './adjusted-quote.ts'
import { customQuote, customTerms } from './custom-quote.ts'
import { listTooYoung } from './list-too-young.server.ts'
import { paymentSchedule } from './payment-schedule.ts'
import { type BookedQuote, withPolicies } from './quote.ts'
import type { QuoteRefusal } from './quote-order.server.ts'
import { requoteBooking } from './requote-booking.server.ts'

/**
 * A price that staff make by hand: their own lines, and what the screen showed of permits and fees, in US cents, with which no other
 * figure is ever quoted.
 */
type CustomPrice = { lines: readonly CustomLine[]; agreedPassedOnMinor?: number | undefined }

export type QuoteInput = {
  actor: string
  text: string
  price: 'of-the-order' | CustomPrice
  /** Staff have read who is under a minimum age, and made the custom price for something that takes them. */
  evenIfYoung?: boolean | undefined
  /** The total that the screen showed, before a discount given with it: no other is ever quoted. */
  agreedTotalMinor?: number
  /** A discount that is given with the order's own price. */
  discount?: NewDiscount | undefined
  seen?: number
}

export type QuotingRefusal =
  | QuoteRefusal
  | AdjustmentRefusal
  | { reason: 'price-changed'; totalMinor: number }
  | { reason: 'lines-wrong'; faults: CustomLineFault[] }

/**
 * Staff answer an enquiry with a price that is valid for 14 days, never past the cut-off: the order's own price, or a custom price.
 * It takes no stock until it is accepted, and staff may quote again. Refused: an order without any price, another price than the one
 * shown, an order past its cut-off, and travellers under a minimum age, of a custom price too unless staff confirm that the provider
 * takes them. Of a custom price also: lines that `faultsInCustomLines` faults, none or too many, and a product that is not there, whose
 * permits nobody could add.
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
        input.price === 'of-the-order'
          ? await priceOfOrder(tx, booking, input, at)
          : await customPriceOf(tx, booking, input.price, at)
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
): Promise<Outcome<BookedQuote, QuotingRefusal>> {
  const found = await requoteBooking(tx, booking, at)
  if (!found.done) return found
  const { quote, product, totalMinor } = found.value
  if (agreedTotalMinor !== undefined && agreedTotalMinor !== totalMinor) return refused({ reason: 'price-changed', totalMinor })
  return discountedQuote(quote, discount, product, at)
}

/** A custom price with what was adjusted of it before, at the fees that the screen showed. */
async function customPriceOf(
  tx: Tx,
  booking: Booking,
  { lines, agreedPassedOnMinor }: CustomPrice,
  at: Date,
): Promise<Outcome<BookedQuote, QuotingRefusal>> {
  const faults = faultsInCustomLines(lines)
  if (lines.length === 0 || lines.length > customLimits.lines || faults.length > 0)
    return refused({ reason: 'lines-wrong', faults })
  const product = await findProduct(tx, { ...booking.order, code: null }, at)
  if (!product.done) return product
  const party = await listTravellers(tx, booking.id)
  const adjustments = adjustmentsOf(await listLines(tx, booking.id))
  const quote = customQuote(product.value, lines, { booking, party, adjustments, today: kigaliDay(at) })
  const passedOnMinor = sumOf(customTerms(product.value, booking, party).passedOn)
  if (agreedPassedOnMinor !== undefined && agreedPassedOnMinor !== passedOnMinor)
    return refused({ reason: 'price-changed', totalMinor: quote.schedule.totalMinor })
  return done(quote)
}
