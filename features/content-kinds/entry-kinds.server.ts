import { postEntry } from '#features/blog/post-entry.server.ts'
import { classEntry } from '#features/cars/class-entry.server.ts'
import { experienceEntry } from '#features/community/experience-entry.server.ts'
import { hostGuideEntry } from '#features/community/host-guide-entry.server.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { laneEntry } from '#features/freight/lane-entry.server.ts'
import { hotelEntry } from '#features/hotels/hotel-entry.server.ts'
import { bannerEntry } from '#features/navigation/banner-entry.server.ts'
import { menuEntry } from '#features/navigation/menu-entry.server.ts'
import { packageEntryOf } from '#features/packages/package-entry.server.ts'
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
import { links } from '#values/links.ts'
import { countUsesOfFee, countUsesOfPlace } from './reads-uses.server.ts'
import { refuseWhileBooked } from './refuse-while-booked.server.ts'
import { refuseWhileLinked } from './refuse-while-linked.server.ts'
import { refuseWhileNamed } from './refuse-while-named.server.ts'
import { refuseUnpublishWhileBooked } from './refuse-while-slept-in.server.ts'
import { repricesPackages } from './reprices-packages.server.ts'
import { warnOfUndercuts } from './warn-of-undercuts.server.ts'

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
