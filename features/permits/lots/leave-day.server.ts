import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { listLiveLots, listPermits, lockLot } from '../reads-lots.server.ts'
import type { PoolDay } from '../rules/need.ts'
import { updatePermits } from '../writes.server.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { poolOf } from './change-lot.server.ts'
import { wantPermits } from './want-permits.server.ts'

/**
 * A departure makes a visit on another day, inside the caller's transaction, which has locked both days of its pool: what was only wanted is wanted there,
 * and what is reserved stays on its day and covers nobody, until staff move it or give it back.
 */
export async function leaveDay(ctx: Context, tx: Tx, { to, ...pool }: PoolDay & { to: Day }, by: string): Promise<void> {
  const at = await ctx.clock.in(tx)
  const { resource, day } = poolOf(pool)
  for (const { id } of await listLiveLots(tx, resource, day)) {
    const lot = await lockLot(tx, id)
    if (!lot) continue
    if (lot.state === 'wanted') {
      const { count, feeClass } = lot
      await applyToLot(tx, lot, { event: 'drop', change: { state: 'released' }, text: `Visit moved to ${dayText(to)}`, at, by })
      const text = `Visit moved from ${dayText(day)}`
      await wantPermits(ctx, tx, [{ ...pool, day: to, count, feeClass }], { by, text })
    } else {
      const permits = await listPermits(tx, [id])
      const uncovered = { purchase_id: null, named_at: null }
      await updatePermits(
        tx,
        permits.map((permit) => permit.id),
        uncovered,
      )
    }
  }
}
