import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isLive } from '../lines/order-line.ts'
import { type Actor, noteOrder } from '../note-order.server.ts'
import { listLines, lockRun } from '../reads.server.ts'
import { loadSupplyRun } from '../reads-runs.server.ts'
import { insertRun } from '../writes.server.ts'
import { followRunOrders } from './follow-orders.server.ts'

export type BeginRefusal = { reason: 'run-over' } | { reason: 'ordered-already' } | { reason: 'nothing-to-order' }

/**
 * Makes the order lines of a booking that is on hold or quoted, so that its suppliers can be asked for provisional space before it is sold.
 * Nobody is sent anything. Returns how many lines. Refused where the booking has ended, has lines already, or needs nothing of a supplier.
 */
export const beginOrders = (
  ctx: Context,
  { bookingId, actor }: { bookingId: string; actor: Actor },
): Promise<Outcome<number, BeginRefusal>> =>
  transact<number, BeginRefusal>(ctx.db, async (tx) => {
    const run: RunKey = { bookingId }
    await insertRun(tx, run)
    const stored = await lockRun(tx, run)
    if (!stored || !(await loadSupplyRun(tx, run))) return refused({ reason: 'run-over' })
    if ((await listLines(tx, stored.id)).some(({ state }) => isLive(state))) return refused({ reason: 'ordered-already' })
    const lines = (await followRunOrders(ctx, tx, run, { begin: true })).filter(({ state }) => isLive(state))
    if (lines.length === 0) return refused({ reason: 'nothing-to-order' })
    const facts = { lines: lines.length }
    await noteOrder(ctx, tx, { run, order: undefined, actor, action: 'supplier-orders-begun', facts })
    return done(lines.length)
  })
