import { lockStock } from '#features/stock/lock-stock.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { permitDays } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { coverPermitsQueue } from '#values/queues.ts'
import type { LotState, PermitLot } from '../lot.ts'
import { findLot, lockLot } from '../reads-lots.server.ts'
import { backs, nextState } from '../rules/lot-states.ts'

export type Actor = { id: string; name: string }
/** Which lot, as somebody saw it. */
export type SeenLot = { id: number; version: number }

/** A pool on a day as the ledger has it. */
export type PoolOfStock = { resource: string; day: Day }

export type LotRefusal =
  | { reason: 'lot-unknown' }
  | { reason: 'changed-meanwhile' }
  /** Its state does not allow this. */
  | { reason: 'not-in-this-state'; state: LotState }
  /** More permits of its pool and day are promised than would be left. */
  | { reason: 'below-promised'; promised: number; left: number; pool: PoolOfStock }

type Options = { also?: (lot: PermitLot) => readonly PoolOfStock[]; lapses?: boolean; before?: (tx: Tx) => Promise<unknown> }

/**
 * Changes a lot in one transaction, which a refusal rolls back. The stock days of its pool, and those that the change takes besides, are
 * locked first, then the lot: a promise and the permits behind it are changed one after the other. A lot whose end has come is refused as an
 * expired one, although its job has not run yet. Whom the permits cover is decided anew by a job, which waits for the transaction.
 *
 * @param also the pools and days that the change touches besides its own.
 * @param lapses whether an end that has come is refused; the job that writes it is not.
 * @param before locks what is locked between the stock and the lot: bookings.
 */
export const changeLot = <Refusal extends { reason: string } = LotRefusal>(
  ctx: Context,
  seen: SeenLot,
  change: (tx: Tx, lot: PermitLot, at: Date) => Promise<Outcome<undefined, Refusal | LotRefusal>>,
  { also = () => [], lapses = true, before }: Options = {},
): Promise<Outcome<undefined, Refusal | LotRefusal>> =>
  transact<undefined, Refusal | LotRefusal>(ctx.db, async (tx) => {
    const known = await findLot(tx, seen.id)
    if (!known) return refused({ reason: 'lot-unknown' })
    await lockStock(tx, [poolOf(known), ...also(known)])
    await before?.(tx)
    const lot = await lockLot(tx, seen.id)
    if (!lot || lot.version !== seen.version) return refused({ reason: 'changed-meanwhile' })
    const at = await ctx.clock.in(tx)
    if (lapses && hasEnded(lot, at)) return refused({ reason: 'not-in-this-state', state: 'expired' })
    const changed = await change(tx, lot, at)
    if (changed.done) await ctx.jobs.addOnce(tx, coverPermitsQueue)
    return changed
  })

/** The row of the ledger that a lot stands behind. */
export const poolOf = ({ feeId, departureId, day }: Pick<PermitLot, 'feeId' | 'departureId' | 'day'>) => ({
  resource: permitDays(feeId, departureId),
  day,
})

/** Refuses what leaves fewer permits of a pool and day than are promised at an instant. Inside the transaction that holds its lock. */
export async function checkPromised(tx: Tx, pool: PoolOfStock, at: Date): Promise<Outcome<undefined, LotRefusal>> {
  const [level] = await listStock(tx, [pool], at)
  if (!level || level.taken <= level.capacity) return done(undefined)
  return refused({ reason: 'below-promised', promised: level.taken, left: level.capacity, pool })
}

/** Whether the end of a lot has come at an instant, although its job may not have written it yet. */
export const hasEnded = (lot: PermitLot, at: Date): boolean => nextState(lot.state, 'expire') !== undefined && !backs(lot, at)
