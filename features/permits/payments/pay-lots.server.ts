import { lockStock } from '#features/stock/lock-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { coverPermitsQueue } from '#values/queues.ts'
import type { PermitLot } from '../lot.ts'
import { type Actor, hasEnded, type LotRefusal, poolOf, type SeenLot } from '../lots/change-lot.server.ts'
import { listLotsById, lockLot } from '../reads-lots.server.ts'
import { type SettleRefusal, settlePermits } from './settle-permits.server.ts'

export type PayLotsInput = { event: 'pay' | 'deposit'; amountMinor: number; receipt: string; usesCredit?: boolean }

export type PayLotsRefusal = SettleRefusal | LotRefusal | { reason: 'nothing-chosen' }

/**
 * One payment for whole lots, to the cent: their deposits, or all that is open for them. All are paid or none: refused where one has changed
 * since it was shown, or cannot be paid any more.
 */
export const payLots = (
  ctx: Context,
  seen: readonly SeenLot[],
  input: PayLotsInput,
  actor: Actor,
): Promise<Outcome<undefined, PayLotsRefusal>> =>
  transact<undefined, PayLotsRefusal>(ctx.db, async (tx) => {
    if (seen.length === 0) return refused({ reason: 'nothing-chosen' })
    const lots = await lockLots(
      tx,
      seen.map(({ id }) => id),
    )
    const isSeen = ({ id, version }: PermitLot) => seen.some((one) => one.id === id && one.version === version)
    if (lots.length < seen.length || !lots.every(isSeen)) return refused({ reason: 'changed-meanwhile' })
    const at = await ctx.clock.in(tx)
    if (lots.some((lot) => hasEnded(lot, at))) return refused({ reason: 'not-in-this-state', state: 'expired' })
    await ctx.jobs.addOnce(tx, coverPermitsQueue)
    return settlePermits(
      tx,
      lots.map((lot) => ({ lot })),
      { ...input, at, by: actor.name },
    )
  })

/** Lots by their ids, locked after the days of stock that they stand behind. */
export async function lockLots(tx: Tx, ids: readonly number[]): Promise<PermitLot[]> {
  await lockStock(tx, (await listLotsById(tx, ids)).map(poolOf))
  const lots: PermitLot[] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    const lot = await lockLot(tx, id)
    if (lot) lots.push(lot)
  }
  return lots
}
