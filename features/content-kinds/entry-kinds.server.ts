import { postEntry } from '#features/blog/post-entry.server.ts'
import { countLiveStays } from '#features/bookings/lists/reads-uses.server.ts'
import { classEntry } from '#features/cars/class-entry.server.ts'
import { experienceEntry } from '#features/community/experience-entry.server.ts'
import { hostGuideEntry } from '#features/community/host-guide-entry.server.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { listAddresses } from '#features/content/reads.server.ts'
import { alsoUsedBy } from '#features/content/uses-of.server.ts'
import { laneEntry } from '#features/freight/lane-entry.server.ts'
import { hotelEntry } from '#features/hotels/hotel-entry.server.ts'
import { bannerEntry } from '#features/navigation/banner-entry.server.ts'
import { menuEntry } from '#features/navigation/menu-entry.server.ts'
import { countLinksTo } from '#features/navigation/reads.server.ts'
import { packageEntryOf } from '#features/packages/package-entry.server.ts'
import { countPackagesSleepingAt } from '#features/packages/reads-names.server.ts'
import { repricePackages } from '#features/packages/reprice-packages.server.ts'
import { fixedPageEntry, ownPageEntry } from '#features/pages/page-entry.server.ts'
import { pageHref } from '#features/pages/page-href.ts'
import { termsEntry } from '#features/pages/terms-entry.server.ts'
import { feastEntry } from '#features/pilgrimage/feast-entry.server.ts'
import { shrineEntry } from '#features/pilgrimage/shrine-entry.server.ts'
import { countryEntry } from '#features/places/country-entry.server.ts'
import { feeEntry } from '#features/places/fee-entry.server.ts'
import { parkEntry } from '#features/places/park-entry.server.ts'
import { placeEntry } from '#features/places/place-entry.server.ts'
import { codeEntry } from '#features/pricing/discounts/code-entry.server.ts'
import { extraEntry } from '#features/pricing/extras/extra-entry.server.ts'
import { testimonialEntry } from '#features/testimonials/testimonial-entry.server.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { countUsesOfFee, countUsesOfPlace } from './reads-uses.server.ts'
import { refuseWhileBooked } from './refuse-while-booked.server.ts'
import { warnOfUndercuts } from './warn-of-undercuts.server.ts'

/** The kind of fees: publishing one updates the from prices of the packages that charge it, in the same transaction. */
const repricesPackages = (kind: EntryKind): EntryKind => ({
  ...kind,
  async publish(ctx, tx, content, liveId) {
    const id = await kind.publish(ctx, tx, content, liveId)
    await repricePackages(ctx, tx, id)
    return id
  },
})

/** A kind that cannot be unpublished while other content, or a booking, uses it. */
const refuseWhileNamed = (kind: EntryKind, countUses: (db: Db, liveId: string) => Promise<Record<string, number>>): EntryKind =>
  alsoUsedBy(kind, (_, db, liveId) => countUses(db, liveId))

/** Hotels that cannot be unpublished while they have bookings, or while a public journey uses them. */
const refuseUnpublishWhileBooked = (kind: EntryKind): EntryKind =>
  alsoUsedBy(kind, async (_, db, liveId) => ({
    bookings: await countLiveStays(db, liveId),
    packages: await countPackagesSleepingAt(db, liveId),
  }))

/**
 * A kind whose pages cannot be unpublished while a menu or a current banner links to them. `pathOf` gives the path of an
 * address.
 */
const refuseWhileLinked = (kind: EntryKind, pathOf: (slug: string) => string): EntryKind =>
  alsoUsedBy(kind, async (ctx, db, liveId) => {
    const paths = (await listAddresses(db, kind.name, liveId)).map(pathOf)
    return countLinksTo(db, paths, kigaliDay(ctx.clock.now()))
  })

/** All content kinds: drafts, versions and scheduling are the same for each. */
export const entryKinds: readonly EntryKind[] = [
  refuseWhileLinked(warnOfUndercuts(refuseWhileBooked(packageEntryOf('package', ['journey', 'community']))), links.package),
  refuseWhileLinked(warnOfUndercuts(refuseWhileBooked(packageEntryOf('pilgrimage', ['pilgrimage']))), links.package),
  postEntry,
  refuseUnpublishWhileBooked(hotelEntry),
  classEntry,
  laneEntry,
  extraEntry,
  codeEntry,
  feastEntry,
  shrineEntry,
  experienceEntry,
  hostGuideEntry,
  countryEntry,
  parkEntry,
  refuseWhileNamed(placeEntry, countUsesOfPlace),
  repricesPackages(refuseWhileNamed(feeEntry, countUsesOfFee)),
  fixedPageEntry,
  refuseWhileLinked(ownPageEntry, pageHref),
  termsEntry,
  menuEntry,
  bannerEntry,
  testimonialEntry,
]

export const kindOf = (name: string): EntryKind | undefined => entryKinds.find((kind) => kind.name === name)
