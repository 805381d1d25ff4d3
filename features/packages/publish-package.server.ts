import type { VisitorFee } from '#features/places/visitor-fee.ts'
import { fromPrice } from '#features/pricing/packages/from-price.ts'
import type { Context, Tx } from '#platform/context.ts'
import { searchQueue } from '#values/queues.ts'
import type { PackageContent } from './package.ts'
import { findPackageSlug } from './reads-content.server.ts'
import { insertPackage, updatePackage } from './writes.server.ts'

/** Publishes a new package inside the caller's transaction and answers its id. Its 'from' price is derived from its rates. */
export async function publishPackage(
  ctx: Context,
  tx: Tx,
  content: PackageContent,
  { fees, position }: { fees: ReadonlyMap<string, VisitorFee>; position: number },
): Promise<number> {
  const id = await insertPackage(tx, content, { from: fromPriceOf(content, fees), position, at: ctx.clock.now() })
  await ctx.cache.invalidate(tx, ['packages', `package:${content.slug}`])
  await ctx.jobs.addOnce(tx, searchQueue)
  return id
}

/** Publishes a package over what visitors read of it so far: by its id, whose departures and bookings stay its own. */
export async function republishPackage(
  ctx: Context,
  tx: Tx,
  content: PackageContent,
  { id, fees }: { id: number; fees: ReadonlyMap<string, VisitorFee> },
): Promise<void> {
  const former = await findPackageSlug(tx, id)
  await updatePackage(tx, id, content, { from: fromPriceOf(content, fees), at: ctx.clock.now() })
  await ctx.cache.invalidate(tx, ['packages', 'departures', `package:${content.slug}`, ...(former ? [`package:${former}`] : [])])
}

type Rates = Pick<PackageContent, 'slug' | 'prices' | 'highSeasons' | 'fees'>

/** The 'from' price that a package's rates come to with its permits and park fees; undefined where it has no rates. */
export function fromPriceOf({ slug, prices, highSeasons, fees: needed }: Rates, fees: ReadonlyMap<string, VisitorFee>) {
  const permits = needed.map(({ feeId, day, quantity }) => {
    const fee = fees.get(feeId)
    if (!fee) throw new Error(`${slug} needs the fee ${feeId}, which is not in the catalogue`)
    return { ...fee, day, quantity }
  })
  return fromPrice({ prices, highSeasons, fees: permits })
}
