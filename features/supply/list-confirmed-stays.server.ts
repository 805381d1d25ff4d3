import type { Booking } from '#features/bookings/reads.server.ts'
import type { ConfirmedStay } from '#features/documents/booked-document.server.ts'
import type { Db } from '#platform/context.ts'
import { comfortOfItem } from './lines/package-lines.ts'
import { listConfirmedNights } from './reads-nights.server.ts'

/**
 * The nights of a package that lodges have confirmed for a booking, its own or those of its departure at its level, for its voucher. None for
 * another order: a journey made to measure names its lodges by its proposal.
 */
export async function listConfirmedStays(db: Db, { id, order }: Pick<Booking, 'id' | 'order'>): Promise<ConfirmedStay[]> {
  if (!('comfort' in order)) return []
  const nights = await listConfirmedNights(db, id)
  return nights.flatMap(({ itemKey, ...stay }) => {
    const comfort = comfortOfItem(itemKey)
    return comfort === undefined || comfort === order.comfort ? [stay] : []
  })
}
