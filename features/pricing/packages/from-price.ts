import type { Day } from '#values/dates.ts'
import { type Money, usd } from '#values/money.ts'
import { sumOf } from '../price-line.ts'
import { linesInSeason, oneAdult } from './package-lines.ts'
import { type Comfort, type DatedPackageRates, type PackageRates, packageRatesOn } from './package-rates.ts'

/** The lowest price a person can travel for, and the party and comfort it is for. */
export type FromPrice = { amount: Money; groupSize: number; comfort: Comfort }

/** The same on a day, over the prices of one comfort or of all; undefined after the last day on sale. */
export function fromPriceOn(dated: DatedPackageRates, day: Day, comfort?: Comfort): FromPrice | undefined {
  const rates = packageRatesOn(dated, day)
  return rates && fromPrice(comfort ? { ...rates, prices: rates.prices.filter((price) => price.comfort === comfort) } : rates)
}

/**
 * The lowest price per person over every listed comfort, season and group size, permits and park fees inside; of equal
 * prices the one for the smallest group. Undefined where nothing is listed.
 */
export function fromPrice(rates: PackageRates): FromPrice | undefined {
  let best: FromPrice | undefined
  for (const { comfort, season, groupSize, occupancy } of rates.prices) {
    if (occupancy !== 'sharing' || (season === 'high' && rates.highSeasons.length === 0)) continue
    const priced = linesInSeason(rates, season, { comfort, groupSize, ...oneAdult })
    if (!priced.done) continue
    const amount = usd(sumOf(priced.value))
    const beats = !best || amount.minor < best.amount.minor || (amount.minor === best.amount.minor && groupSize < best.groupSize)
    if (beats) best = { amount, groupSize, comfort }
  }
  return best
}
