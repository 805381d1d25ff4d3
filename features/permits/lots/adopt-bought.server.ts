import { listVisitorFees } from '#features/places/reads.server.ts'
import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { insertLotMoves, insertLots, insertNumberedPermits } from '../writes.server.ts'

/**
 * Writes down permits that were bought for travellers before lots were counted: one paid lot of a pool and day, each permit in its
 * traveller's name and with its number. A number that is there already stays with whom it is. Inside the caller's transaction.
 */
export async function adoptBought(
  tx: Tx,
  { feeId, day, departureId }: { feeId: string; day: Day; departureId: number | null },
  bought: readonly { purchaseId: number; number: string; costMinor: number; boughtAt: Date }[],
  at: Date,
): Promise<void> {
  if (bought.length === 0) return
  const unitMinor = (await listVisitorFees(tx)).get(feeId)?.foreignMinor ?? 0
  const referenceMissing = 'Bought before permits were counted by lot'
  const row = { feeId, day, departureId, state: 'paid' as const, feeClass: null, unitMinor, referenceMissing, at, by: 'clock' }
  const [lotId = 0] = await insertLots(tx, [row])
  await insertNumberedPermits(tx, lotId, bought)
  const count = bought.length
  await insertLotMoves(tx, [
    { lotId, event: 'adopt', from: null, to: 'paid', count, amountMinor: null, text: referenceMissing, at, by: 'clock' },
  ])
}
