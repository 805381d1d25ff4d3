import type { Booking } from '#features/bookings/reads.server.ts'
import type { ChangedStay } from '#features/proposals/journey-items.ts'
import { listShownServices } from '#features/suppliers/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { listChangedServices } from './reads-changed.server.ts'

/**
 * The stays of a journey made to measure that are ordered elsewhere than they were sold, so that what its customer reads names the lodge that is
 * ordered now: its page, its voucher and its itinerary. None for another order.
 */
export async function listChangedStays(db: Db, { id, order }: Pick<Booking, 'id' | 'order'>): Promise<ChangedStay[]> {
  if (order.kind !== 'tailored') return []
  const changed = await listChangedServices(db, { bookingId: id, proposalId: order.proposal })
  const stays = changed.filter(({ kind }) => kind === 'stay')
  const shown = await listShownServices(
    db,
    stays.flatMap(({ serviceId, isConfirmed }) => (isConfirmed ? (serviceId ?? []) : [])),
  )
  return stays.map(({ itemId, rootId, isConfirmed, name, place, serviceId }) => ({
    ...{ itemId, rootId },
    lodge: isConfirmed ? { name, place, hotel: shown.get(serviceId ?? 0)?.hotel ?? null } : null,
  }))
}
