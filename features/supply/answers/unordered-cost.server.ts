import { type BookedLine, type Booking, listTravellers } from '#features/bookings/reads.server.ts'
import { costOfBooking } from '#features/costs/cost-of-booking.server.ts'
import { findVersionById } from '#features/trips/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { OrderLine } from '../lines/order-line.ts'
import { itemKeyOf } from '../lines/trip-lines.ts'
import type { LoadedRun } from '../reads-runs.server.ts'

/**
 * What a booking is planned to cost besides its orders, in US cents net of VAT that comes back: guides, vehicles and fuel that nobody is ordered
 * for, because they are ours or on the roster; of a package by the rate book, of a trip as it was frozen. What has no cost is not in it.
 */
export async function unorderedCost(
  db: Db,
  booking: Booking,
  { run, price, lines }: { run: LoadedRun; price: readonly BookedLine[]; lines: readonly Pick<OrderLine, 'itemKey'>[] },
): Promise<number> {
  const { order } = booking
  if (order.kind === 'tailored') {
    const version = run.versionId === null ? undefined : await findVersionById(db, run.versionId)
    const ordered = new Set(lines.map(({ itemKey }) => itemKey))
    return (version?.items ?? []).reduce((sum, item) => {
      const isTaken =
        (item.options === null || item.options.includes(order.option)) && (!item.optional || order.ticked.includes(item.id))
      const isCounted = isTaken && item.source !== 'own' && item.source !== 'fee' && item.kind !== 'flight'
      return isCounted && !ordered.has(itemKeyOf(item)) ? sum + (item.cost?.netCostMinor ?? 0) : sum
    }, 0)
  }
  if (run.packageId === null) return 0
  const travellers = await listTravellers(db, booking.id)
  const costed = await costOfBooking(db, booking, { packageId: run.packageId, lines: price, travellers })
  const isOrdered = (serviceId: number) => lines.some(({ itemKey }) => itemKey.startsWith(`package:${serviceId}:`))
  return (costed?.cost.items ?? []).reduce(
    (sum, item) =>
      item.refusal || item.book.service.kind === 'flight' || isOrdered(item.serviceId)
        ? sum
        : sum + item.ownCostMinor - item.ownVatBackMinor,
    0,
  )
}
