import type { StockPart } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { type BookedLine, type Booking, listTravellers } from '../reads.server.ts'
import type { BookingChange } from '../writes.server.ts'
import { withPolicies } from './quote.ts'
import { type QuoteRefusal, quoteOrder } from './quote-order.server.ts'

export type Requote = { lines: BookedLine[]; parts: StockPart[]; totalMinor: number; change: BookingChange }

/**
 * Prices a booking again at an instant: lines, total and schedule. An old price is promised only during its hold, and a schedule only for
 * the day it was made. Refused when it is no longer on sale.
 */
export async function requoteBooking(db: Db, booking: Booking, now: Date): Promise<Outcome<Requote, QuoteRefusal>> {
  const found = await quoteOrder(db, booking.order, await listTravellers(db, booking.id), now)
  if (!found.done) return found
  const { quote, product } = found.value
  const { totalMinor, depositMinor, balanceDueOn } = quote.schedule
  const change = {
    total_minor: totalMinor,
    deposit_minor: depositMinor,
    balance_due_on: balanceDueOn,
    rwf_per_unit: product.settings.rwfPerUsd,
  }
  return done({ lines: withPolicies(quote.lines, product.settings), parts: quote.parts, totalMinor, change })
}
