import type { BookedLine, Booking, Traveller } from '#features/bookings/reads.server.ts'
import { costOfBooking } from '#features/costs/cost-of-booking.server.ts'
import { crewCostOf } from '#features/costs/crew-cost.ts'
import type { Product } from '#features/orders/product.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { costWords } from '../../words/admin/costs.ts'
import { costView, marginView } from './cost-view.ts'

/** What the screen of a booking shows of its cost; undefined where it is of no package that names a service. Only for who has `costs:read`. */
export async function loadBookingCost(
  db: Db,
  read: ReadWords,
  booking: Booking,
  found: { product: Product | undefined; lines: readonly BookedLine[]; travellers: readonly Traveller[] },
) {
  if (!found.product || !('package' in found.product)) return undefined
  const costed = await costOfBooking(db, booking, { ...found, packageId: found.product.package.id })
  if (!costed) return undefined
  const words = read(costWords)
  const { cost, shared } = costed
  const margin = marginView(read, costed.margin)
  return {
    ...costView(read, cost),
    margin,
    shared: shared > 0 ? words.shared({ others: shared }) : '',
    summary: words.fold({ margin: margin.text }),
    isLoss: costed.margin.profitMinor < 0,
    left: { margin: costed.margin, crew: crewCostOf(cost.items) },
    tag: cost.missing > 0 ? { word: words.missing({ count: cost.missing }), tone: 'warn' as const } : undefined,
  }
}
export type BookingCost = NonNullable<Awaited<ReturnType<typeof loadBookingCost>>>
