import { listPermits } from '#features/packages/reads.server.ts'
import type { Context, Db, Tx } from '#platform/context.ts'
import { type Booking, listPurchases, listTravellers } from '../reads.server.ts'
import { boughtInVain, isFor, type NeededPermit, permitsNeeded } from './permits-needed.ts'
import { deletePurchases, insertPurchases, settlePurchases } from './writes-purchases.server.ts'

/** The permits that a booking's party needs, also of a journey that is no longer shown. */
export async function findPermitsNeeded(
  db: Db,
  { order, startsOn }: Pick<Booking, 'order' | 'startsOn'>,
  party: Parameters<typeof permitsNeeded>[1],
): Promise<NeededPermit[]> {
  return 'package' in order ? permitsNeeded(await listPermits(db, order.package), party, startsOn) : []
}

/**
 * Brings the permits that have to be bought for a booking in line with its order and its party: one for each traveller,
 * visit and kind, at what it costs that traveller. What is merely needed is taken off where nobody needs it any more; what
 * was bought in vain has been charged by now, or is the operator's, and no cancellation charges it again.
 */
export async function listPermitsToBuy(ctx: Context, tx: Tx, booking: Booking): Promise<void> {
  const needed = await findPermitsNeeded(tx, booking, await listTravellers(tx, booking.id))
  const listed = await listPurchases(tx, booking.id)
  const gone = listed.filter(
    (row) =>
      row.status === 'needed' &&
      row.kind === 'permit' &&
      !needed.some((permit) => isFor(row, permit) && permit.costMinor === row.costMinor),
  )
  await deletePurchases(
    tx,
    gone.map(({ id }) => id),
  )
  await settlePurchases(
    tx,
    boughtInVain(listed, needed).map(({ id }) => id),
  )
  const kept = listed.filter((row) => !gone.includes(row))
  const at = await ctx.clock.in(tx)
  await insertPurchases(
    tx,
    needed
      .filter((permit) => !kept.some((row) => isFor(row, permit)))
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
}
