import type { VisitorFee } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import { laterPeriodOn, type OfOnePeriod, type RatePeriods, unpublishedOn } from '../rate-periods.ts'
import type { PartOfYear } from '../season.ts'

/** How well a party sleeps: guest houses, lodges or the best beds there are. */
export const comforts = ['simple', 'lodge', 'luxury'] as const
export type Comfort = (typeof comforts)[number]

export const seasons = ['low', 'high'] as const
export type Season = (typeof seasons)[number]

export const occupancies = ['sharing', 'single'] as const
export type Occupancy = (typeof occupancies)[number]

/** A part of the year with high rates; any other day is low. */
export type HighSeason = PartOfYear

/** One person's base price in USD cents, without permits and park fees; the group size is the smallest party it is for. */
export type PackagePrice = { comfort: Comfort; season: Season; occupancy: Occupancy; groupSize: number; amountMinor: number }

type PricesBySeason = { prices: readonly PackagePrice[]; highSeasons: readonly HighSeason[] }
type NeededFees = { fees: readonly (VisitorFee & { day: number; quantity: number })[] }

/** The prices of a package from a day on. */
export type LaterPackageRates = PricesBySeason & { from: Day }

/** Everything that decides what a package costs on a day. */
export type PackageRates = PricesBySeason & NeededFees & OfOnePeriod

/** The same over all its rate periods: of a package as it is sold. */
export type DatedPackageRates = PricesBySeason & NeededFees & RatePeriods<LaterPackageRates>

/** The rates by which a package that begins on a day is priced; undefined after the last day on sale. */
export function packageRatesOn(dated: DatedPackageRates, day: Day): PackageRates | undefined {
  if (unpublishedOn(dated, day)) return undefined
  const { prices, highSeasons } = laterPeriodOn(dated, day) ?? dated
  return { prices, highSeasons, fees: dated.fees }
}

/** Every accommodation level that a package has a price in, in whichever period. */
export const pricedComforts = ({ prices, laterRates = [] }: DatedPackageRates): Comfort[] =>
  comforts.filter((comfort) => [{ prices }, ...laterRates].some((period) => period.prices.some((one) => one.comfort === comfort)))
