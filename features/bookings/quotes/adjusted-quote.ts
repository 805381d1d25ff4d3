import type { Sold } from '#features/orders/product.ts'
import { taxesOf } from '#features/orders/taxes-of.ts'
import { type AdjustmentRefusal, adjust, type NewDiscount } from '#features/pricing/adjustments/adjust.ts'
import { adjustPrice, type PriceAdjustment } from '#features/pricing/adjustments/adjustments.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { Settings } from '#features/settings/settings.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { paymentSchedule } from './payment-schedule.ts'
import type { BookedQuote } from './quote.ts'

/** A quote by the rules with the adjustments that a booking has already, and the payment schedule of what it comes to. */
export const adjustedQuote = (
  quote: BookedQuote,
  adjustments: readonly PriceAdjustment[],
  product: Sold,
  today: Day,
): BookedQuote => withLines(quote, adjustPrice(quote.lines, adjustments, taxesOf(product)), product.settings, today)

/** A quote less a discount that staff give; the quote itself where they give none. */
export function discountedQuote<Of extends BookedQuote>(
  quote: Of,
  discount: NewDiscount | undefined,
  product: Sold,
  now: Date,
): Outcome<Of, AdjustmentRefusal> {
  if (!discount) return done(quote)
  const lines = adjust(quote.lines, { action: 'discount', ...discount }, taxesOf(product))
  return lines.done ? done(withLines(quote, lines.value, product.settings, kigaliDay(now))) : lines
}

const withLines = <Of extends BookedQuote>(quote: Of, lines: PriceLine[], settings: Settings, today: Day): Of => ({
  ...quote,
  lines,
  schedule: paymentSchedule(lines, quote.startsOn, today, settings),
})
