import type { Hour } from '#artwork/hours.ts'
import type { SceneId } from '#artwork/scene.ts'
import type { Comfort, HighSeason, LaterPackageRates, PackagePrice } from '#features/pricing/packages/package-rates.ts'
import type { Day } from '#values/dates.ts'

/** What a journey is chosen for; the filter of the packages list. */
export const styles = [
  'gorillas',
  'chimpanzees',
  'savannah',
  'walking',
  'cycling',
  'lake',
  'coast',
  'mountain',
  'culture',
  'community',
  'pilgrimage',
  'city',
] as const
export type Style = (typeof styles)[number]

export const packageKinds = ['journey', 'pilgrimage', 'community'] as const
export type PackageKind = (typeof packageKinds)[number]

/** A permit or park fee this package needs: which fee, on which day of the journey (1 = first), and how many for each traveller or vehicle. */
type PackageFee = { feeId: string; day: number; quantity: number }

export type Meal = 'breakfast' | 'lunch' | 'dinner'

export type PackageDay = {
  title: string
  /** Two or three sentences, as a guide would say them. */
  text: string
  /** Places by id (db/reference/places.json). */
  from: string
  to: string
  /** Driving or flying that day, in minutes and kilometres; 0 where there is none. */
  driveMinutes: number
  driveKm: number
  meals: readonly Meal[]
  /** Where the night is spent, in the comfort the package is written for: place and hotel by id. Absent on the last day. */
  night?: { place: string; hotel: string }
  /** Up to two photographs of the day, by their ids. */
  pictures?: readonly string[]
}

/** Everything that staff write about a package. Texts are plain; money is USD cents; months run January to December. */
export type PackageContent = {
  slug: string
  title: string
  kind: PackageKind
  /** One sentence for the card and for search engines, at most 160 characters. */
  sentence: string
  /** The lede of the page: one or two sentences. */
  lede: string
  countries: readonly string[]
  parks: readonly string[]
  styles: readonly Style[]
  start: string
  end: string
  nights: number
  /** 1 an easy stroll … 5 hard days at altitude. */
  fitness: 1 | 2 | 3 | 4 | 5
  /** Youngest traveller in completed years on the first day; 0 where every age may come. */
  minimumAge: number
  groupMin: number
  groupMax: number
  scene: { id: SceneId; hour: Hour; seed: number; place: string }
  /** 0 avoid, 1 possible, 2 good, 3 best, for each month. */
  bestMonths: readonly number[]
  /** One or two sentences that say why. */
  seasonNote: string
  highSeasons: readonly HighSeason[]
  days: readonly PackageDay[]
  comforts: readonly { comfort: Comfort; note: string }[]
  prices: readonly PackagePrice[]
  /** Prices and high seasons of later rate periods, each from a day on; those above are of the first. */
  laterRates?: readonly LaterPackageRates[]
  /** The last first day with prices; null where the last period has no end. */
  ratesUntil?: Day | null
  fees: readonly PackageFee[]
  /** The days of the year on which it can begin, 'MM-DD', because its days fall on a feast; without any, every day. */
  firstDays?: readonly string[]
  /** Places by id where the itinerary leaves half a day free: some extras need one. */
  freeTimeIn?: readonly string[]
  included: readonly string[]
  excluded: readonly string[]
  /** Rules, reasons and what to do, one to six short paragraphs. */
  goodToKnow: readonly string[]
  bookable: boolean
  /** A sentence that stays prominent: an advisory, a rule, what is uncertain. */
  notice?: string
  goesWellWith: readonly string[]
  /** The photograph that stands for it, by its id; its drawing does without one. */
  cover?: string | null
  /** Photographs by their ids, in their order. */
  pictures?: readonly string[]
  /** The year of the figures and how sure they are. */
  asOf: number
  confidence: 'high' | 'medium' | 'low'
}
