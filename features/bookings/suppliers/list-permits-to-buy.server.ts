import { feesOnDays } from '#features/departures/visits/moved-visit.ts'
import { listMovedVisits } from '#features/departures/visits/reads.server.ts'
import { listPermits } from '#features/packages/reads-permits.server.ts'
import { permitsOf } from '#features/proposals/proposal-sale.ts'
import { findProposalToBook } from '#features/proposals/reads-accepted.server.ts'
import type { Context, Db, Tx } from '#platform/context.ts'
import { coverPoolsOf } from '../permits/cover-pools.server.ts'
import { type Booking, listPurchases, listTravellers } from '../reads.server.ts'
import { isFor, type NeededPermit, permitsNeeded, unusedPurchases } from './permits-needed.ts'
import { deletePurchases, insertPurchases, settlePurchases } from './writes-purchases.server.ts'

/** The permits that a booking's party needs on the days of its departure, also for a package that is not on sale any more; of a journey made to measure for who visits alone. */
export async function findPermitsNeeded(
  db: Db,
  { order, startsOn }: Pick<Booking, 'order' | 'startsOn'>,
  party: Parameters<typeof permitsNeeded>[1],
): Promise<NeededPermit[]> {
  if (order.kind === 'tailored') {
    const sold = await findProposalToBook(db, order.proposal)
    const permits = sold ? permitsOf(sold.sale, order.option, order.ticked) : []
    return permits.flatMap(({ feeId, label, day, visits }) =>
      visits
        .filter(({ position }) => party.some((member) => member.position === position))
        .map(({ position, costMinor }) => ({ label, feeId, day, travellerPosition: position, costMinor })),
    )
  }
  if (!('package' in order)) return []
  const permits = await listPermits(db, order.package)
  if (order.kind !== 'departure') return permitsNeeded(permits, party, startsOn)
  return permitsNeeded(feesOnDays(permits, await listMovedVisits(db, { slug: order.departure })), party, startsOn)
}

/**
 * Updates the list of permits to buy for a booking to its order and party: one for each traveller, visit and kind, at that
 * traveller's fee. A permit that is not bought yet is removed when no traveller needs it. A bought one that is unused is marked
 * settled: it was charged, or the operator pays, and no cancellation charges it again. The permits of its pools are covered anew.
 */
export async function listPermitsToBuy(ctx: Context, tx: Tx, booking: Booking): Promise<void> {
  const needed = await findPermitsNeeded(tx, booking, await listTravellers(tx, booking.id))
  const listed = await listPurchases(tx, booking.id)
  const obsolete = listed.filter(
    (row) =>
      row.status === 'needed' &&
      row.kind === 'permit' &&
      !needed.some((permit) => isFor(row, permit) && permit.costMinor === row.costMinor),
  )
  await deletePurchases(
    tx,
    obsolete.map(({ id }) => id),
  )
  await settlePurchases(
    tx,
    unusedPurchases(listed, needed).map(({ id }) => id),
  )
  const remaining = listed.filter((row) => !obsolete.includes(row))
  const at = await ctx.clock.in(tx)
  await insertPurchases(
    tx,
    needed
      .filter((permit) => !remaining.some((row) => isFor(row, permit)))
      .map(({ label, feeId, day, travellerPosition, costMinor }) => ({
        booking_id: booking.id,
        kind: 'permit' as const,
        label,
        fee_id: feeId,
        day,
        traveller_position: travellerPosition,
        cost_minor: costMinor,
        changed_at: at,
        changed_by: 'clock',
      })),
  )
  await coverPoolsOf(ctx, tx, booking.id, booking.departureId)
}
