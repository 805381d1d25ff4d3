import { expect, test } from 'vitest'
import { fromPrice } from './from-price.ts'
import type { PackagePrice, PackageRates } from './package-rates.ts'

const price = (amountUsd: number, more: Partial<PackagePrice> = {}): PackagePrice => ({
  comfort: 'lodge',
  season: 'low',
  occupancy: 'sharing',
  groupSize: 2,
  amountMinor: amountUsd * 100,
  ...more,
})

const rates = (...prices: PackagePrice[]): PackageRates => ({ prices, highSeasons: [], fees: [] })

test('the from price is the lowest of all comforts, seasons and group sizes, and says for whom', () => {
  const from = fromPrice(
    rates(
      price(950, { season: 'high' }),
      price(901),
      price(700, { comfort: 'simple', groupSize: 4 }),
      price(2900, { comfort: 'luxury' }),
    ),
  )
  expect(from).toEqual({ amount: { minor: 70_000, currency: 'USD' }, groupSize: 4, comfort: 'simple' })
})

test('permits and park fees of a visitor from abroad are inside it', () => {
  const permit = {
    id: 'gorilla',
    kind: 'permit',
    unit: 'traveller',
    parkId: null,
    name: 'Gorilla permit',
    minimumAge: 15,
    foreignMinor: 150_000,
    residentMinor: 50_000,
    africanMinor: null,
    eacMinor: 20_000,
    asOf: 2026,
    confidence: 'high',
    day: 2,
    quantity: 1,
  } as const
  expect(fromPrice({ ...rates(price(901)), fees: [permit] })?.amount.minor).toBe(240_100)
})

test('of equal prices the one for the smallest group is shown, wherever it is listed', () => {
  const small = price(900, { groupSize: 2 })
  const large = price(900, { groupSize: 6 })
  expect(fromPrice(rates(small, large))?.groupSize).toBe(2)
  expect(fromPrice(rates(large, small))?.groupSize).toBe(2)
})

test('a room alone is never the from price', () => {
  expect(fromPrice(rates(price(901), price(100, { occupancy: 'single' })))?.amount.minor).toBe(90_100)
})

test('where nothing is listed there is no from price', () => {
  expect(fromPrice(rates())).toBeUndefined()
  expect(fromPrice(rates(price(100, { occupancy: 'single' })))).toBeUndefined()
})

test('a high rate that no season of the package uses is never the from price', () => {
  expect(fromPrice(rates(price(901), price(100, { season: 'high' })))?.amount.minor).toBe(90_100)
  const inUse = { ...rates(price(901), price(100, { season: 'high' })), highSeasons: [{ from: '06-01', to: '06-30' }] }
  expect(fromPrice(inUse)?.amount.minor).toBe(10_000)
})

test('a size that is listed for rooms alone only is not one to travel in', () => {
  const vehicle = {
    id: 'crater',
    kind: 'park-fee',
    unit: 'vehicle',
    parkId: null,
    name: 'Crater fee',
    minimumAge: 0,
    foreignMinor: 30_000,
    residentMinor: null,
    africanMinor: null,
    eacMinor: null,
    asOf: 2025,
    confidence: 'high',
    day: 1,
    quantity: 1,
  } as const
  const listed = rates(price(500, { groupSize: 2 }), price(900, { groupSize: 6, occupancy: 'single' }))
  expect(fromPrice({ ...listed, fees: [vehicle] })).toMatchObject({ amount: { minor: 65_000 }, groupSize: 2 })
})
