import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { listLotsById, listPermits } from '../reads-lots.server.ts'
import { insertLotMoves } from '../writes.server.ts'
import { lockRefunds } from './reads.server.ts'
import { sharesOfRefund } from './shares-of-refund.ts'
import { updateBack, updateRefunds } from './writes.server.ts'

export type SettleRefundsInput = {
  /** The lots of the refunds. */
  lotIds: readonly number[]
  /** `receive`: the money is there. `agree`: the authority has said how much it will be. */
  event: 'receive' | 'agree'
  /** For all of them. Nothing: the authority gives nothing back. */
  amountMinor: number
  receipt: string
}

export type SettleRefundsRefusal =
  | { reason: 'nothing-chosen' }
  | { reason: 'receipt-missing' }
  | { reason: 'changed-meanwhile' }
  /** More than was paid for all of them. */
  | { reason: 'amount-too-much'; mostMinor: number }

/**
 * What came back from an authority for several refunds together, or what it agreed to: shared out over their permits to the cent, in place of what was
 * expected. All or none: refused where one has come already.
 */
export const settleRefunds = (
  ctx: Context,
  { lotIds, event, amountMinor, receipt }: SettleRefundsInput,
  actor: { name: string },
): Promise<Outcome<number, SettleRefundsRefusal>> =>
  transact<number, SettleRefundsRefusal>(ctx.db, async (tx) => {
    if (lotIds.length === 0) return refused({ reason: 'nothing-chosen' })
    if (receipt === '') return refused({ reason: 'receipt-missing' })
    const refunds = await lockRefunds(tx, lotIds)
    const isOpen = refunds.length === lotIds.length && refunds.every(({ receivedAt }) => receivedAt === null)
    if (!isOpen) return refused({ reason: 'changed-meanwhile' })
    const permits = await listPermits(tx, lotIds)
    const mostMinor = permits.reduce((sum, { spentMinor }) => sum + spentMinor, 0)
    if (amountMinor < 0 || amountMinor > mostMinor) return refused({ reason: 'amount-too-much', mostMinor })
    const shares = sharesOfRefund(amountMinor, permits)
    const rows = permits.map(({ id, lotId }, at) => ({ permitId: id, lotId, backMinor: shares[at] ?? 0 }))
    await updateBack(tx, rows)
    const sums = [...Map.groupBy(rows, ({ lotId }) => lotId)].map(([lotId, own]) => ({
      ...{ lotId, count: own.length, minor: own.reduce((sum, { backMinor }) => sum + backMinor, 0) },
    }))
    const [at, by] = [await ctx.clock.in(tx), actor.name]
    await updateRefunds(tx, sums, event === 'receive' ? { receipt, at, by } : null)
    const states = new Map((await listLotsById(tx, lotIds)).map(({ id, state }) => [id, state]))
    await insertLotMoves(
      tx,
      sums.flatMap(({ lotId, count, minor }) => {
        const state = states.get(lotId)
        const move = { event: event === 'receive' ? 'refund' : 'agree-refund', count, amountMinor: minor, text: receipt, at, by }
        return state ? [{ ...move, lotId, from: state, to: state }] : []
      }),
    )
    return done(refunds.length)
  })
