import { expect, test } from 'vitest'
import type { DatedPackageRates, PackagePrice } from '#features/pricing/packages/package-rates.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { rateTableWords } from '../../words/rate-table.ts'
import { priceTables } from './price-table.ts'

const words = openSiteWords([rateTableWords]).in('en').of(rateTableWords)

const price = (amountMinor: number): PackagePrice => ({
  comfort: 'lodge',
  season: 'low',
  occupancy: 'sharing',
  groupSize: 2,
  amountMinor,
})
const later = (from: string, amountMinor: number) => ({ from, highSeasons: [], prices: [price(amountMinor)] })
const rates: DatedPackageRates = {
  prices: [price(50_000)],
  highSeasons: [],
  fees: [],
  laterRates: [later('2027-01-01', 52_000), later('2027-07-01', 52_000), later('2028-01-01', 55_000)],
  ratesUntil: '2028-06-30',
}
const shown = (first: string, of = rates) => {
  const { periods, notPublished } = priceTables(of, 8, first, words, englishFormatter)
  return { periods: periods.map(({ days, table }) => [days, table.seasons[0]?.rows[0]?.cells[0]?.minor]), notPublished }
}

test('a package shows the prices of each period from the first day on sale, those with equal prices as one', () => {
  expect(shown('2026-11-30')).toEqual({
    periods: [
      ['Until 31 December 2026', 50_000],
      ['2027', 52_000],
      ['1 January to 30 June 2028', 55_000],
    ],
    notPublished: 'Prices after 30 June 2028 are not published yet',
  })
  expect(shown('2027-02-01').periods.map(([days]) => days)).toEqual(['Until 31 December 2027', '1 January to 30 June 2028'])
})

test('one set of prices has no days above it', () => {
  expect(shown('2028-02-01').periods).toEqual([['', 55_000]])
  expect(shown('2026-11-30', { ...rates, laterRates: [], ratesUntil: null })).toEqual({
    periods: [['', 50_000]],
    notPublished: '',
  })
  expect(shown('2028-07-01').periods).toEqual([])
})
