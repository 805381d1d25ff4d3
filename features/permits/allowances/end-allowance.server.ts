import { lockStock } from '#features/stock/lock-stock.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { checkPromised, type LotRefusal } from '../lots/change-lot.server.ts'
import { findAllowance } from '../reads-lots.server.ts'
import { updateAllowanceEnd } from '../writes.server.ts'
import { poolsOf } from './pools-of.ts'

export type EndAllowanceRefusal = LotRefusal | { reason: 'allowance-over' }

/**
 * Ends an allowance before its time. Refused where permits are promised on its account: they are reserved, or the bookings moved, first; and
 * where it has ended.
 */
export const endAllowance = (ctx: Context, id: number): Promise<Outcome<undefined, EndAllowanceRefusal>> =>
  transact<undefined, EndAllowanceRefusal>(ctx.db, async (tx) => {
    const allowance = await findAllowance(tx, id)
    if (!allowance) return refused({ reason: 'allowance-over' })
    const pools = poolsOf(allowance)
    await lockStock(tx, pools)
    const at = await ctx.clock.in(tx)
    if (allowance.until <= at || !(await updateAllowanceEnd(tx, id, at))) return refused({ reason: 'allowance-over' })
    for (const pool of pools) {
      const checked = await checkPromised(tx, pool, at)
      if (!checked.done) return checked
    }
    return done(undefined)
  })
