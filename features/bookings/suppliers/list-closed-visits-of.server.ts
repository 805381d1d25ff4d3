import { type ClosedVisit, listClosedVisits } from '#features/permits/reads-closed.server.ts'
import { listUnbackedClaims } from '#features/stock/reads.server.ts'
import { permitPool } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'
import { isHeld, needsPermits } from '../booking.ts'
import type { BookedPart, Booking } from '../booking-record.ts'
import { listPurchases } from '../reads.server.ts'
import { withStates } from './reads-purchases.server.ts'

/**
 * The visits of a booking whose permits cannot be had at an instant, because their day is closed and no permit covers them: of a sold one those of its
 * travellers, of one that is held those on request, and those that are promised and not there any more. Nothing of any other.
 */
export async function listClosedVisitsOf(
  db: Db,
  { id, state }: Pick<Booking, 'id' | 'state'>,
  parts: readonly BookedPart[],
  at: Date,
): Promise<ClosedVisit[]> {
  const visits = parts.flatMap(({ resource, ...part }) => {
    const pool = permitPool(resource)
    return pool ? [{ ...part, resource, feeId: pool.feeId }] : []
  })
  if (!needsPermits(state) && !isHeld(state)) return []
  const closed = await listClosedVisits(db, visits)
  if (closed.length === 0) return []
  const isClosed =
    ({ feeId, day }: { feeId: string | null; day: string }) =>
    (one: ClosedVisit) =>
      one.feeId === feeId && one.day === day
  if (needsPermits(state)) {
    const open = (await withStates(db, await listPurchases(db, id), at)).filter((purchase) => purchase.state === 'closed')
    return closed.filter((one) => open.some((purchase) => isClosed(purchase)(one)))
  }
  const unbacked = await listUnbackedClaims(db, id, at)
  const missing = visits.filter(
    ({ resource, day, onRequest, answer }) =>
      (onRequest && answer !== 'yes') || unbacked.some((claim) => claim.resource === resource && claim.day === day),
  )
  return closed.filter((one) => missing.some((visit) => isClosed(visit)(one)))
}
