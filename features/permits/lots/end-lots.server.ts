import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import type { PermitLot } from '../lot.ts'
import { listLotsBefore, listPermits, lockLot } from '../reads-lots.server.ts'
import type { LotEvent } from '../rules/lot-states.ts'
import { nextState } from '../rules/lot-states.ts'
import { applyToLot } from './apply-to-lot.server.ts'

/**
 * Ends the lots whose visit is over: paid permits that were for somebody are used, the others went unused; what was only reserved has expired,
 * and what was wanted is dropped. Each lot is its own transaction. Returns how many there were.
 */
export async function endLots(ctx: Context): Promise<number> {
  const over = await listLotsBefore(ctx.db, kigaliDay(ctx.clock.now()))
  for (const { id } of over)
    await ctx.db.transaction().execute(async (tx) => {
      const lot = await lockLot(tx, id)
      if (lot) await end(tx, lot, await ctx.clock.in(tx))
    })
  return over.length
}

async function end(tx: Tx, lot: PermitLot, at: Date): Promise<void> {
  const by = 'clock'
  const move = (event: LotEvent, of: PermitLot, count = of.count) => {
    const state = nextState(of.state, event)
    return state ? applyToLot(tx, of, { event, count, change: { state }, at, by }) : undefined
  }
  if (lot.state === 'wanted') await move('drop', lot)
  if (lot.state === 'reserved' || lot.state === 'deposited') await move('expire', lot)
  if (lot.state !== 'paid') return
  const unused = (await listPermits(tx, [lot.id])).filter(({ purchaseId, namedAt }) => purchaseId === null && namedAt === null)
  if (unused.length > 0) await move('go-unused', lot, unused.length)
  const used = unused.length < lot.count ? await lockLot(tx, lot.id) : undefined
  if (used) await move('use', used)
}
