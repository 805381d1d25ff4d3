import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../price-line.ts'
import { oneAdult } from './package-lines.ts'
import type { PackagePrice, PackageRates } from './package-rates.ts'
import { priceInSeason, pricePackage } from './price-package.ts'
import { privateUndercuts } from './private-undercuts.ts'

const rate = (groupSize: number, usd: number, more: Partial<PackagePrice> = {}): PackagePrice => ({
  comfort: 'lodge',
  season: 'low',
  occupancy: 'sharing',
  groupSize,
  amountMinor: usd * 100,
  ...more,
})
const rates = (...prices: PackagePrice[]): PackageRates => ({ prices, highSeasons: [], fees: [] })
const found = (...args: Parameters<typeof privateUndercuts>) =>
  privateUndercuts(...args).map(({ comfort, season, minimum, sizes }) => [
    comfort,
    season,
    minimum,
    ...sizes.map(({ size }) => size),
  ])

test('a departure that is priced for two is undercut by every private party of four and more, and no smaller one', () => {
  const priced = rates(rate(1, 900), rate(2, 700), rate(4, 600), rate(6, 550))
  expect(found(priced, [2], 7)).toEqual([['lodge', 'low', 2, 4, 5, 6, 7]])
  expect(privateUndercuts(priced, [2], 4)[0]?.sizes).toEqual([{ size: 4, privateMinor: 240_000, joinMinor: 280_000 }])
  expect(found(priced, [4, 2, 4], 7)).toEqual([
    ['lodge', 'low', 2, 4, 5, 6, 7],
    ['lodge', 'low', 4, 6, 7],
  ])
  expect(found(priced, [6], 8)).toEqual([])
})

test('a high season without days is not reported, and one with days is reported by itself', () => {
  const priced = rates(rate(2, 700), rate(4, 700), rate(2, 900, { season: 'high' }), rate(4, 800, { season: 'high' }))
  expect(found(priced, [2], 4)).toEqual([])
  expect(found({ ...priced, highSeasons: [{ from: '06-01', to: '06-30' }] }, [2], 4)).toEqual([['lodge', 'high', 2, 4]])
})

test('without departures, or where a size has no price, there is nothing to compare', () => {
  expect(found(rates(rate(2, 700), rate(4, 600)), [], 8)).toEqual([])
  expect(found(rates(rate(4, 600), rate(6, 500)), [2], 8)).toEqual([])
})

const cents = fc.integer({ min: 1, max: 300_000 })
const everyRates = fc
  .record({
    rows: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 10 }), cents, cents), {
      selector: ([size]) => size,
      minLength: 1,
      maxLength: 5,
    }),
    vehicle: fc.option(cents),
    high: fc.boolean(),
  })
  .map(
    ({ rows, vehicle, high }): PackageRates => ({
      prices: rows.flatMap(([size, low, dear]) => [
        rate(size, 0, { amountMinor: low }),
        rate(size, 0, { amountMinor: dear, season: 'high', comfort: 'lodge' }),
      ]),
      highSeasons: high ? [{ from: '06-01', to: '06-30' }] : [],
      fees:
        vehicle === null
          ? []
          : [
              {
                id: 'crater',
                kind: 'park-fee',
                unit: 'vehicle',
                parkId: null,
                name: 'Crater',
                minimumAge: 0,
                foreignMinor: vehicle,
                residentMinor: null,
                africanMinor: null,
                eacMinor: null,
                asOf: 2026,
                confidence: 'high',
                day: 1,
                quantity: 1,
              },
            ],
    }),
  )

test('it names exactly the sizes for which the price function charges a private party less than the same party on the departure', () => {
  fc.assert(
    fc.property(everyRates, fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 12 }), (of, minimum, largest) => {
      const found = privateUndercuts(of, [minimum], largest)
      for (const [season, startsOn] of [
        ['low', '2027-03-14'],
        ['high', '2027-06-14'],
      ] as const) {
        if (season === 'high' && of.highSeasons.length === 0) continue
        for (let size = 1; size <= largest; size += 1) {
          const travellers = Array.from({ length: size }, () => oneAdult.travellers[0])
          const input = { startsOn, comfort: 'lodge', singleRooms: 0, travellers } as const
          const own = pricePackage(of, input)
          const join = pricePackage(of, { ...input, groupSize: minimum })
          const isLess = own.done && join.done && sumOf(own.value) < sumOf(join.value)
          const names = found.some((one) => one.season === season && one.sizes.some((row) => row.size === size))
          expect(names).toBe(isLess)
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('where rates fall with the group and no vehicle is paid for, a party smaller than the minimum always joins for less or the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(cents, { minLength: 4, maxLength: 4 }), fc.integer({ min: 1, max: 8 }), (of, minimum) => {
      const [one, two, four, six] = of.sort((a, b) => b - a).map((minor) => minor / 100)
      const priced = rates(rate(1, one ?? 0), rate(2, two ?? 0), rate(4, four ?? 0), rate(6, six ?? 0))
      for (const { sizes } of privateUndercuts(priced, [minimum], 10))
        for (const { size } of sizes) expect(size).toBeGreaterThan(minimum)
      expect(priceInSeason(priced, 'low', { comfort: 'lodge', groupSize: minimum, ...oneAdult }).done).toBe(true)
    }),
    { numRuns: 200 },
  )
})
