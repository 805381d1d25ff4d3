import { isSold } from '#features/bookings/booking.ts'
import { listWaitingChildFees } from '#features/bookings/child-fees/reads-child-fees.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { listOpenPurchases } from '#features/bookings/suppliers/reads-purchases.server.ts'
import { listMissingDetails } from '#features/travellers/list-missing-details.server.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { openWork } from './open-work.ts'
import type { OpenWork } from './step/next-step.ts'

/**
 * What is to be bought, checked and requested for the bookings of a list, by id: only of sold ones, in as many statements for a
 * page as for one booking.
 */
export async function loadOpenWork(db: Db, bookings: readonly Booking[], now: Date): Promise<Map<string, OpenWork>> {
  const sold = bookings.filter(isSold)
  const ids = sold.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const [purchases, fees, details] = await Promise.all([
    listOpenPurchases(db, ids, now),
    listWaitingChildFees(db, ids),
    listMissingDetails(db, ids, kigaliDay(now)),
  ])
  const bought = Map.groupBy(purchases, ({ bookingId }) => bookingId)
  return new Map(
    sold.map((booking) => {
      const { id } = booking
      return [id, openWork(booking, bought.get(id) ?? [], fees.get(id) ?? 0, details.get(id) ?? [])]
    }),
  )
}
