import type { OrderPart } from '#features/orders/priced-order.ts'
import type { Sold } from '#features/orders/product.ts'
import { adjustmentsOf } from '#features/pricing/adjustments/adjustments.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type BookedLine, type Booking, listLines, listTravellers } from '../reads.server.ts'
import type { BookingChange } from '../writes.server.ts'
import { adjustedQuote } from './adjusted-quote.ts'
import { isPriceValid } from './booked-trip.server.ts'
import { type BookedQuote, withPolicies } from './quote.ts'
import { quoteBooked } from './quote-booked.server.ts'
import type { QuoteRefusal } from './quote-order.server.ts'

export type Requote = {
  quote: BookedQuote
  product: Sold
  lines: BookedLine[]
  parts: OrderPart[]
  totalMinor: number
  change: BookingChange
}

/**
 * Prices a booking again at an instant: lines, total and schedule, with what staff have adjusted of it by hand. An old price is promised only during its hold, and a schedule only for
 * the day it was made. Of a journey made to measure the price is the one that was sent, for as long as its proposal holds. Refused when it is no longer on sale.
 */
export async function requoteBooking(db: Db, booking: Booking, now: Date): Promise<Outcome<Requote, QuoteRefusal>> {
  const { order } = booking
  if (order.kind === 'tailored' && !(await isPriceValid(db, order.proposal, now))) return refused({ reason: 'proposal-ended' })
  const found = await quoteBooked(db, order, await listTravellers(db, booking.id), now)
  if (!found.done) return found
  const { product } = found.value
  const adjustments = adjustmentsOf(await listLines(db, booking.id))
  const quote = adjustedQuote(found.value.quote, adjustments, product, kigaliDay(now))
  const { totalMinor, depositMinor, balanceDueOn } = quote.schedule
  const change = {
    total_minor: totalMinor,
    deposit_minor: depositMinor,
    balance_due_on: balanceDueOn,
    rwf_per_unit: product.settings.rwfPerUsd,
  }
  return done({ quote, product, lines: withPolicies(quote.lines, product.settings), parts: quote.parts, totalMinor, change })
}
