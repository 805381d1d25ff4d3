import { listVisitorFees } from '#features/places/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { searchQueue } from '#values/queues.ts'
import { fromPriceOf } from './publish-package.server.ts'
import { listRatesWithFee } from './reads-content.server.ts'
import { updateFromPrice } from './writes.server.ts'

/** Derives the 'from' price again of every package that charges a fee, inside the transaction that changed the fee. */
export async function repricePackages(ctx: Context, tx: Tx, feeId: string): Promise<void> {
  const fees = await listVisitorFees(tx)
  for (const { id, rates } of await listRatesWithFee(tx, feeId)) {
    await updateFromPrice(tx, id, fromPriceOf(rates, fees))
    await ctx.cache.invalidate(tx, ['packages', 'departures', `package:${rates.slug}`])
  }
  await ctx.jobs.addOnce(tx, searchQueue)
}
