import { comfortNames } from '#app/words/admin/content/site-names.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import { type Comfort, pricedComforts } from '#features/pricing/packages/package-rates.ts'
import { beginTrip } from '#features/trips/begin/begin-trip.server.ts'
import { travellersOf } from '#features/trips/begin/begin-trip-request.ts'
import { freezeVersion } from '#features/trips/freeze-version.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import type { DemoContext } from './demo-clock.ts'

const minute = 60_000
const parties = [
  { adults: 4, childAges: [], residency: 'foreign' },
  { adults: 4, childAges: [9, 12], residency: 'foreign' },
  { adults: 2, childAges: [16], residency: 'resident' },
] as const

/**
 * Begins a trip for each of these enquiries, from packages in two comforts; of the first a version is frozen. They belong to nobody, are not in the audit log,
 * and go with their enquiries. Answers how many: a site without such packages gets none.
 */
export async function addDemoTrips({ ctx, clock }: DemoContext, enquiryIds: readonly string[], now: Date): Promise<number> {
  const packages = await twoComfortPackages(ctx.db, enquiryIds.length)
  let begun = 0
  for (const [index, enquiryId] of enquiryIds.entries()) {
    const [from, party] = [packages[index], parties[index % parties.length]]
    if (!from || !party) continue
    clock.set(new Date(now.getTime() - (index + 1) * 30 * minute))
    const startsOn = addDays(kigaliDay(now), 90 + 40 * index)
    const trip = await beginTrip(
      ctx,
      { enquiryId, title: from.title, startsOn, party: travellersOf({ ...party, childAges: [...party.childAges] }), from },
      null,
    )
    if (!trip.done) throw new Error(`A demo trip was refused: ${trip.refusal.reason}`)
    clock.set(new Date(clock.now().getTime() + 10 * minute))
    if (index === 0) await freezeVersion(ctx, { tripId: trip.value.id, number: 1, seen: 1 }, null)
    begun += 1
  }
  return begun
}

/** So many published packages of four nights or more that are sold in two comforts, with these. */
async function twoComfortPackages(db: Db, most: number) {
  const found: { slug: string; title: string; comforts: Comfort[]; comfortNames: typeof comfortNames }[] = []
  for (const { slug, title, nights } of await listPackageNames(db)) {
    const content = nights >= 4 && found.length < most ? await findPackage(db, slug) : undefined
    const [first, second] = content ? pricedComforts(content.rates) : []
    if (first && second) found.push({ slug, title, comforts: [first, second], comfortNames })
  }
  return found
}
