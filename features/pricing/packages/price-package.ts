import type { Day } from '#values/dates.ts'
import { type Money, usd } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { worded } from '../lines/english-line.ts'
import { type PriceLine, sumOf } from '../price-line.ts'
import { unpublishedOn } from '../rate-periods.ts'
import { linesInSeason, oneAdult, type PriceQuery, type PriceRefusal } from './package-lines.ts'
import { type Comfort, type DatedPackageRates, type PackageRates, packageRatesOn, type Season } from './package-rates.ts'
import { seasonOf } from './package-season.ts'

/**
 * Prices a package for a party, line by line: base, rooms alone, permits and park fees, before discounts and taxes
 * (features/pricing/finish-price.ts). In USD cents, by the rate period and the season of the first day in Kigali. Refused: a day after
 * the last one with rates, a comfort, season or size without a listed rate, more travellers than the package takes, more rooms alone
 * than adults. Source: docs/pricing.md.
 */
export function pricePackage(
  dated: DatedPackageRates,
  query: PriceQuery & { startsOn: Day },
): Outcome<PriceLine[], PriceRefusal> {
  const rates = packageRatesOn(dated, query.startsOn)
  if (!rates) return refused(unpublishedOn(dated, query.startsOn) ?? { reason: 'no-rate' })
  return priceInSeason(rates, seasonOf(query.startsOn, rates.highSeasons), query)
}

/** The same for a season instead of a day. */
export function priceInSeason(rates: PackageRates, season: Season, query: PriceQuery): Outcome<PriceLine[], PriceRefusal> {
  const lines = linesInSeason(rates, season, query)
  return lines.done ? done(lines.value.map(worded)) : lines
}

/** What one adult pays in all on a day, permits and park fees inside; what departures show. Throws where no rate is listed. */
export function pricePerPerson(rates: DatedPackageRates, query: { startsOn: Day; comfort: Comfort; groupSize: number }): Money {
  const inForce = packageRatesOn(rates, query.startsOn)
  // Lists ask it of every departure: it needs no sentence of a line.
  const priced = inForce && linesInSeason(inForce, seasonOf(query.startsOn, inForce.highSeasons), { ...query, ...oneAdult })
  if (!priced?.done) throw new Error(`No price for ${query.comfort} on ${query.startsOn} for a group of ${query.groupSize}`)
  return usd(sumOf(priced.value))
}
