import type { VisitorFee } from '#features/places/visitor-fee.ts'
import type { Context, Tx } from '#platform/context.ts'
import { searchQueue } from '#values/queues.ts'
import { fromPrice } from './from-price.ts'
import type { PackageContent } from './package.ts'
import { insertPackage } from './writes.server.ts'

/** Publishes a new package inside the caller's transaction and answers its id. Its 'from' price is derived from its rates. */
export async function publishPackage(
  ctx: Context,
  tx: Tx,
  content: PackageContent,
  { fees, position }: { fees: ReadonlyMap<string, VisitorFee>; position: number },
): Promise<number> {
  const needed = content.fees.map(({ feeId, day, quantity }) => {
    const fee = fees.get(feeId)
    if (!fee) throw new Error(`${content.slug} needs the fee ${feeId}, which is not in the catalogue`)
    return { ...fee, day, quantity }
  })
  const from = fromPrice({ prices: content.prices, highSeasons: content.highSeasons, fees: needed })
  const id = await insertPackage(tx, content, { from, position, at: ctx.clock.now() })
  await ctx.cache.forget(tx, ['packages', `package:${content.slug}`])
  await ctx.jobs.addOnce(tx, searchQueue)
  return id
}
