import { addStock } from '#features/stock/add-stock.server.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { coverPermitsQueue } from '#values/queues.ts'
import type { PermitLot } from '../lot.ts'
import { listLiveLotsOf, lockLot } from '../reads-lots.server.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { poolOf } from './change-lot.server.ts'
import { spareOf } from './spare-of.server.ts'

/**
 * Gives the permits of a departure that are promised to nobody to everybody, and drops those that are wanted only. Its allowances stay as they
 * are. Returns how many permits went.
 */
export const returnSpares = (ctx: Context, departureId: number): Promise<number> =>
  ctx.db.transaction().execute(async (tx) => {
    const known = await listLiveLotsOf(tx, departureId)
    await lockStock(
      tx,
      known.flatMap((lot) => [poolOf(lot), poolOf({ ...lot, departureId: null })]),
    )
    const at = await ctx.clock.in(tx)
    let returned = 0
    for (const { id } of known) {
      const lot = await lockLot(tx, id)
      if (lot && lot.departureId === departureId) returned += await giveBack(tx, lot, at)
    }
    if (returned > 0) await ctx.jobs.addOnce(tx, coverPermitsQueue)
    return returned
  })

async function giveBack(tx: Tx, lot: PermitLot, at: Date): Promise<number> {
  if (lot.state === 'wanted') {
    await applyToLot(tx, lot, { event: 'drop', change: { state: 'released' }, at, by: 'clock' })
    return 0
  }
  const count = Math.min(lot.count, (await spareOf(tx, lot, at)).spare)
  if (count === 0) return 0
  await addStock(tx, [{ ...poolOf({ ...lot, departureId: null }), quantity: 0 }])
  await applyToLot(tx, lot, { event: 'share', count, change: { departureId: null }, at, by: 'clock' })
  return count
}
