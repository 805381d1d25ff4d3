import type { VisitorFee } from '#features/places/visitor-fee.ts'
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

/** Everything that decides what a package costs. */
export type PackageRates = {
  prices: readonly PackagePrice[]
  highSeasons: readonly HighSeason[]
  fees: readonly (VisitorFee & { day: number; quantity: number })[]
}
