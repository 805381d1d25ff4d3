import type { PriceLine, PriceRefusal } from '#features/packages/price.ts'
import type { Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findOffered, isClosed, quoteParty } from './quote-departure.server.ts'
import { type Booking, listTravellers } from './reads.server.ts'
import type { BookingChange } from './writes.server.ts'

export type Requote = { lines: PriceLine[]; totalMinor: number; change: BookingChange }

/**
 * Prices a booking anew at an instant, in the caller's transaction: lines, total, and what is due when. An old price is
 * promised only while its hold lives, and a schedule only for the day it was made. Refused where the departure is closed.
 */
export async function requoteBooking(
  tx: Tx,
  booking: Booking,
  now: Date,
): Promise<Outcome<Requote, PriceRefusal | { reason: 'departure-closed' }>> {
  const offered = await findOffered(tx, booking.departureSlug, now)
  if (!offered || isClosed(offered)) return refused({ reason: 'departure-closed' })
  const travellers = await listTravellers(tx, booking.id)
  const { travellersCount, comfort, singleRooms } = booking
  const quote = quoteParty(offered, { travellersCount, travellers, comfort, singleRooms }, now)
  if (!quote.done) return quote
  const { totalMinor, depositMinor, balanceDueOn } = quote.value.schedule
  const change = {
    total_minor: totalMinor,
    deposit_minor: depositMinor,
    balance_due_on: balanceDueOn,
    rwf_per_unit: offered.settings.rwfPerUsd,
  }
  return done({ lines: quote.value.lines, totalMinor, change })
}
