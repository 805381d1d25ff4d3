import type { Day } from '#values/dates.ts'
import { isWithin } from '../season.ts'
import { type DatedPackageRates, type HighSeason, packageRatesOn, type Season } from './package-rates.ts'

/** The season of a day: high where the package lists it, low otherwise. A season may cross the new year. */
export function seasonOf(day: Day, highSeasons: readonly HighSeason[]): Season {
  return highSeasons.some((season) => isWithin(day, season)) ? 'high' : 'low'
}

/** The season that a package is priced by on a first day; undefined after the last day on sale, and where it has one rate all year. */
export function packageSeasonOn(dated: DatedPackageRates, day: Day): Season | undefined {
  const rates = packageRatesOn(dated, day)
  return rates && rates.highSeasons.length > 0 ? seasonOf(day, rates.highSeasons) : undefined
}
