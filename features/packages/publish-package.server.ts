import type { VisitorFee } from '#features/places/visitor-fee.ts'
import { fromPriceOn } from '#features/pricing/packages/from-price.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { searchQueue } from '#values/queues.ts'
import { firstStart } from './first-start.ts'
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
  const at = ctx.clock.now()
  const id = await insertPackage(tx, content, { from: fromPriceOf(content, fees, firstStart(at)), position, at })
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
  const at = ctx.clock.now()
  await updatePackage(tx, id, content, { from: fromPriceOf(content, fees, firstStart(at)), at })
  await ctx.cache.invalidate(tx, ['packages', 'departures', `package:${content.slug}`, ...(former ? [`package:${former}`] : [])])
}

type Rates = Pick<PackageContent, 'slug' | 'prices' | 'highSeasons' | 'laterRates' | 'ratesUntil' | 'fees'>

/**
 * The 'from' price that a package's rates come to with its permits and park fees, by the rate period of a day; undefined where it has
 * no rates then.
 */
export function fromPriceOf({ slug, fees: needed, ...rates }: Rates, fees: ReadonlyMap<string, VisitorFee>, day: Day) {
  const permits = needed.map(({ feeId, day, quantity }) => {
    const fee = fees.get(feeId)
    if (!fee) throw new Error(`${slug} needs the fee ${feeId}, which is not in the catalogue`)
    return { ...fee, day, quantity }
  })
  return fromPriceOn({ ...rates, fees: permits }, day)
}
