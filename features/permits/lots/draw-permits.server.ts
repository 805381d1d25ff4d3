import { addStock } from '#features/stock/add-stock.server.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { Day } from '#values/dates.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { coverPermitsQueue } from '#values/queues.ts'
import { listLiveLots, listPermits, lockLot } from '../reads-lots.server.ts'
import { backs } from '../rules/lot-states.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { type Actor, checkPromised, type LotRefusal, poolOf } from './change-lot.server.ts'

/** So many permits of one pool of a fee and day for another. */
export type Draw = { feeId: string; day: Day; from: number | null; to: number | null; count: number }

export type DrawRefusal = LotRefusal | { reason: 'same-pool' } | { reason: 'not-spare'; spare: number }

/**
 * Gives so many permits that cover nobody to another pool of the day, all or none: open ones before those of a class, paid ones first.
 * Refused where there are fewer of them, or more is promised in the pool that gives them than it keeps.
 */
export const drawPermits = (ctx: Context, draw: Draw, actor: Actor): Promise<Outcome<undefined, DrawRefusal>> =>
  transact<undefined, DrawRefusal>(ctx.db, async (tx) => {
    const { feeId, day, from, to, count } = draw
    if (from === to || count < 1) return refused({ reason: 'same-pool' })
    const [source, target] = [poolOf({ feeId, day, departureId: from }), poolOf({ feeId, day, departureId: to })]
    await lockStock(tx, [source, target])
    const at = await ctx.clock.in(tx)
    await addStock(tx, [{ ...target, quantity: 0 }])
    const known = (await listLiveLots(tx, source.resource, day)).filter((lot) => backs(lot, at))
    const order = ['paid', 'deposited', 'reserved']
    known.sort(
      (a, b) =>
        Number(a.feeClass !== null) - Number(b.feeClass !== null) ||
        order.indexOf(a.state) - order.indexOf(b.state) ||
        a.id - b.id,
    )
    let left = count
    for (const { id } of known) {
      const lot = await lockLot(tx, id)
      if (!lot || left === 0) continue
      const spare = (await listPermits(tx, [id])).filter(({ purchaseId, namedAt }) => purchaseId === null && namedAt === null)
      const go = Math.min(left, spare.length)
      if (go > 0) await applyToLot(tx, lot, { event: 'share', count: go, change: { departureId: to }, at, by: actor.name })
      left -= go
    }
    if (left > 0) return refused({ reason: 'not-spare', spare: count - left })
    await ctx.jobs.addOnce(tx, coverPermitsQueue)
    return checkPromised(tx, source, at)
  })
