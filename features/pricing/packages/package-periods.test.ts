import { expect, test } from 'vitest'
import { sumOf } from '../price-line.ts'
import { fromPriceOn } from './from-price.ts'
import { oneAdult } from './package-lines.ts'
import type { DatedPackageRates, PackagePrice } from './package-rates.ts'
import { packageSeasonOn } from './package-season.ts'
import { pricePackage, pricePerPerson } from './price-package.ts'
import { undercutsAhead } from './private-undercuts.ts'

const price = (season: 'low' | 'high', amountMinor: number, groupSize = 1): PackagePrice => ({
  comfort: 'lodge',
  season,
  occupancy: 'sharing',
  groupSize,
  amountMinor,
})
const dated: DatedPackageRates = {
  prices: [price('low', 50_000), price('high', 60_000)],
  highSeasons: [{ from: '06-01', to: '09-30' }],
  fees: [],
  laterRates: [
    { from: '2027-01-01', prices: [price('low', 52_500), price('high', 70_000)], highSeasons: [{ from: '12-20', to: '01-05' }] },
    { from: '2028-01-01', prices: [price('low', 55_000), price('low', 40_000, 6)], highSeasons: [] },
  ],
  ratesUntil: '2028-12-31',
}
const costs = (startsOn: string, rates = dated) => {
  const priced = pricePackage(rates, { startsOn, comfort: 'lodge', ...oneAdult })
  return priced.done ? sumOf(priced.value) : priced.refusal
}

test('a package is priced by the rate period and the seasons of its first day', () => {
  expect([costs('2026-12-31'), costs('2027-01-01'), costs('2027-01-06'), costs('2027-07-01')]).toEqual([
    50_000, 70_000, 52_500, 52_500,
  ])
  expect([costs('2026-07-01'), costs('2027-12-31'), costs('2028-01-01')]).toEqual([60_000, 70_000, 55_000])
  expect([
    packageSeasonOn(dated, '2026-12-31'),
    packageSeasonOn(dated, '2027-12-31'),
    packageSeasonOn(dated, '2028-01-01'),
  ]).toEqual(['low', 'high', undefined])
})

test('after the last day on sale a package has no price, and says until when it has', () => {
  expect(costs('2028-12-31')).toBe(55_000)
  expect(costs('2029-01-01')).toEqual({ reason: 'rates-not-published', until: '2028-12-31' })
  expect(() => pricePerPerson(dated, { startsOn: '2029-01-01', comfort: 'lodge', groupSize: 2 })).toThrow()
})

test('the from price is that of the period of a day, also of one accommodation level', () => {
  const from = (day: string) => fromPriceOn(dated, day)?.amount.minor
  expect([from('2026-12-31'), from('2027-01-01'), from('2028-03-01'), from('2029-01-01')]).toEqual([
    50_000,
    52_500,
    40_000,
    undefined,
  ])
  expect(fromPriceOn(dated, '2027-01-01', 'luxury')).toBeUndefined()
})

test('private trips that undercut departures are shown for each period that is not over', () => {
  const ahead = (today: string) => undercutsAhead(dated, [2], 8, today).map(({ from, sizes }) => [from, sizes[0]?.size])
  expect(ahead('2026-11-28')).toEqual([['2028-01-01', 6]])
  expect(ahead('2028-02-01')).toEqual([[undefined, 6]])
  expect(ahead('2029-01-01')).toEqual([])
})
