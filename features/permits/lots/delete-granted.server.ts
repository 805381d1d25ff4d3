import { giveBackGranted } from '#features/stock/give-back-granted.server.ts'
import type { Tx } from '#platform/context.ts'
import { hasLots, lockLotsOf } from '../reads-lots.server.ts'
import { deleteLots } from '../writes.server.ts'
import { poolOf } from './change-lot.server.ts'

/**
 * Deletes the permits that were reserved for a booking of the demonstration, which is deleted in the caller's transaction, and the days of
 * stock that were there for them alone.
 */
export async function deleteGrantedPermits(tx: Tx, bookingId: string): Promise<void> {
  const lots = await lockLotsOf(tx, { grantedFor: bookingId })
  await deleteLots(
    tx,
    lots.map(({ id }) => id),
  )
  for (const lot of lots) {
    const pool = poolOf(lot)
    if (!(await hasLots(tx, pool))) await giveBackGranted(tx, [{ ...pool, quantity: 0 }])
  }
}
