import type { Context, Tx } from '#platform/context.ts'
import { lockLotsOf } from '../reads-lots.server.ts'
import { applyToLot } from './apply-to-lot.server.ts'

/** Drops the permits that were wanted for a departure and not reserved, inside the caller’s transaction. Reserved ones stay its own. */
export async function dropWanted(ctx: Context, tx: Tx, departureId: number, by: string): Promise<void> {
  const at = await ctx.clock.in(tx)
  for (const lot of await lockLotsOf(tx, { wantedFor: departureId }))
    await applyToLot(tx, lot, { event: 'drop', change: { state: 'released' }, at, by })
}
