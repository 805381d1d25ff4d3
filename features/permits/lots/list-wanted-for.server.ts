import { listVisitorFees } from '#features/places/reads.server.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Tx } from '#platform/context.ts'
import type { Permit } from '../lot.ts'
import { listLiveLots, listPermits } from '../reads-lots.server.ts'
import { classPrice } from '../rules/class-price.ts'
import type { PoolDay } from '../rules/need.ts'
import { poolOf } from './change-lot.server.ts'

/**
 * The wanted permits of a pool and day that somebody of a fee class may be bought: those of the class, and open ones at its price; without a class
 * open ones alone. The oldest first. Inside the transaction that holds the stock day.
 */
export async function listWantedFor(tx: Tx, { feeClass, ...pool }: PoolDay & { feeClass: Residency | null }): Promise<Permit[]> {
  const { resource, day } = poolOf(pool)
  const fee = (await listVisitorFees(tx)).get(pool.feeId)
  const lots = (await listLiveLots(tx, resource, day)).filter(
    (lot) =>
      lot.state === 'wanted' &&
      (lot.feeClass === feeClass ||
        (lot.feeClass === null && feeClass !== null && fee !== undefined && lot.unitMinor === classPrice(fee, feeClass))),
  )
  const permits = await listPermits(
    tx,
    lots.map(({ id }) => id),
  )
  return permits.filter(({ purchaseId }) => purchaseId === null)
}
