import { lockStock } from '#features/stock/lock-stock.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { alertShort } from '../lots/alert-short.server.ts'
import { listLapsedAllowances } from '../reads-lots.server.ts'
import { updateAllowanceEnd } from '../writes.server.ts'
import { poolsOf } from './pools-of.ts'

/**
 * Follows the allowances whose end has come: staff are alerted once to each of their days to come on which more is promised than there is. They allowed
 * nothing from that instant on, without this job. Each is its own transaction. Returns how many there were.
 */
export async function expireAllowances(ctx: Context): Promise<number> {
  const lapsed = await listLapsedAllowances(ctx.db, ctx.clock.now())
  for (const allowance of lapsed) {
    const { id, until } = allowance
    const pools = poolsOf(allowance)
    await ctx.db.transaction().execute(async (tx) => {
      await lockStock(tx, pools)
      const at = await ctx.clock.in(tx)
      if (!(await updateAllowanceEnd(tx, id, until))) return
      // What was promised for a visit that is over was kept, or was told of before.
      const ahead = pools.filter(({ day }) => day >= kigaliDay(at))
      for (const pool of ahead) await alertShort(ctx, tx, pool, { at, cause: `allowance-${id}` })
    })
  }
  return lapsed.length
}
