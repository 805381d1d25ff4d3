import type { Picture } from '#features/media/picture.ts'
import type { FromPrice } from '#features/pricing/packages/from-price.ts'
import type { DatedPackageRates } from '#features/pricing/packages/package-rates.ts'
import type { PackageContent, PackageDay, PackageKind, Style } from './package.ts'

/** A package as a card shows it. */
export type PackageCard = {
  id: number
  slug: string
  title: string
  kind: PackageKind
  sentence: string
  /** Days on the road, both ends counted. */
  days: number
  nights: number
  countries: { id: string; name: string }[]
  styles: Style[]
  scene: PackageContent['scene']
  /** The photograph that stands for it; its scene does without one. */
  cover: Picture | null
  from: FromPrice | undefined
  bookable: boolean
  notice: string | null
  /** The age in years from which it is allowed, its permits too; 0 where anybody may come. */
  fromAge: number
}

export type NamedPlace = { id: string; name: string; countryId: string; lat: number; lng: number }

/** A package with everything its page tells; places and prices in words and figures. */
export type PublishedPackage = PackageCard & {
  lede: string
  parks: { id: string; name: string }[]
  start: NamedPlace
  end: NamedPlace
  fitness: number
  minimumAge: number
  groupMin: number
  groupMax: number
  bestMonths: number[]
  seasonNote: string
  comforts: PackageContent['comforts']
  itinerary: (Omit<PackageDay, 'from' | 'to' | 'night' | 'pictures'> & {
    day: number
    /** Photographs by their ids. */
    pictures: string[]
    from: NamedPlace
    to: NamedPlace
    /** `hotelPage`: the id under which visitors find the hotel; null where it has no page of its own. */
    night: { place: NamedPlace; hotel: string; hotelPage: string | null; altitudeM: number | null } | null
  })[]
  rates: DatedPackageRates
  /** The days of the year on which it can begin, 'MM-DD'; without any, every day. */
  firstDays: string[]
  /** Places by id where the itinerary leaves half a day free. */
  freeTimeIn: string[]
  included: string[]
  excluded: string[]
  goodToKnow: string[]
  goesWellWith: string[]
  /** Photographs by their ids. */
  pictures: string[]
  asOf: number
  confidence: 'high' | 'medium' | 'low'
}

/** What pricing an order of a package depends on, and no word of what its page tells. */
export type SoldPackage = Pick<
  PublishedPackage,
  | 'id'
  | 'slug'
  | 'title'
  | 'kind'
  | 'scene'
  | 'nights'
  | 'bookable'
  | 'minimumAge'
  | 'groupMax'
  | 'comforts'
  | 'firstDays'
  | 'freeTimeIn'
  | 'rates'
>
