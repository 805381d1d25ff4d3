import { listVisitorFees } from '#features/places/reads.server.ts'
import { feeFor, type Residency } from '#features/places/visitor-fee.ts'
import { addStock } from '#features/stock/add-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { insertLotMoves, insertLots, insertPermits } from '../writes.server.ts'
import { poolOf } from './change-lot.server.ts'

export type WantedPermits = { feeId: string; day: Day; departureId: number | null; count: number; feeClass?: Residency | null }

/** Old enough for the fee of an adult. */
const adult = 18

/**
 * Writes down permits that are to be reserved: a lot for each, which backs no promise yet. Inside the caller's transaction; returns the
 * ids of the lots in order.
 */
export async function wantPermits(
  ctx: Context,
  tx: Tx,
  wanted: readonly WantedPermits[],
  { by, text = '' }: { by: string; text?: string },
): Promise<number[]> {
  if (wanted.length === 0) return []
  const fees = await listVisitorFees(tx)
  const at = await ctx.clock.in(tx)
  // The pool's day of stock is there from now on: whoever takes of it, or changes the lot, locks it.
  await addStock(
    tx,
    wanted.map((lot) => ({ ...poolOf(lot), quantity: 0 })),
  )
  const ids = await insertLots(
    tx,
    wanted.map(({ feeId, day, departureId, feeClass = null }) => {
      const fee = fees.get(feeId)
      if (!fee) throw new Error(`There is no fee ${feeId}`)
      return { feeId, day, departureId, feeClass, state: 'wanted', unitMinor: feeFor(fee, feeClass ?? 'foreign', adult), at, by }
    }),
  )
  const rows = ids.map((lotId, index) => ({ lotId, count: wanted[index]?.count ?? 0 }))
  await insertPermits(
    tx,
    rows.map(({ lotId: id, count }) => ({ id, count })),
  )
  await insertLotMoves(
    tx,
    rows.map((row) => ({ ...row, event: 'want', from: null, to: 'wanted', amountMinor: null, text, at, by })),
  )
  return ids
}
