import { expect, test } from 'vitest'
import type { PriceLine } from '../price-line.ts'
import { fromPrice } from './from-price.ts'
import type { PricedTraveller, PriceQuery } from './package-lines.ts'
import type { PackageRates } from './package-rates.ts'
import { priceInSeason } from './price-package.ts'

/** A day in the crater: a fee for each descent of a vehicle. */
const crater = {
  id: 'ngorongoro-crater-service',
  kind: 'park-fee',
  unit: 'vehicle',
  parkId: 'ngorongoro',
  name: 'Ngorongoro crater service fee, one descent',
  minimumAge: 0,
  foreignMinor: 29_500,
  residentMinor: 10_000,
  africanMinor: null,
  eacMinor: null,
  asOf: 2025,
  confidence: 'high',
  day: 2,
  quantity: 1,
} as const
const rates: PackageRates = {
  highSeasons: [],
  prices: [{ comfort: 'lodge', season: 'low', occupancy: 'sharing', groupSize: 1, amountMinor: 50_000 }],
  fees: [crater],
}
const adults = (count: number): PricedTraveller[] => Array.from({ length: count }, () => ({ age: 40, residency: 'resident' }))

function feeOf(travellers: readonly PricedTraveller[], more: Partial<PriceQuery> = {}, from = rates): PriceLine | undefined {
  const priced = priceInSeason(from, 'low', { comfort: 'lodge', travellers, singleRooms: 0, ...more })
  if (!priced.done) throw new Error(priced.refusal.reason)
  expect(priced.value.filter(({ kind }) => kind === 'park-fee')).toHaveLength(1)
  return priced.value.find(({ kind }) => kind === 'park-fee')
}

test('a party on its own date pays whole vehicles, at the foreign rate, and reads how many and why', () => {
  expect(feeOf(adults(6))).toMatchObject({
    label: 'Ngorongoro crater service fee, one descent',
    reason: 'Day 2, 1 vehicle for your party, 6 seats to a vehicle, rate of 2025',
    quantity: 1,
    unitMinor: 29_500,
    amountMinor: 29_500,
    refundable: false,
  })
  expect(feeOf(adults(7))).toMatchObject({
    reason: 'Day 2, 2 vehicles for your party, 6 seats to a vehicle, rate of 2025',
    amountMinor: 59_000,
  })
})

test('an infant has a seat in the vehicle', () => {
  expect(feeOf([...adults(6), { age: 0, residency: 'eac' }])?.quantity).toBe(2)
})

test('other seats make another number of vehicles', () => {
  expect(feeOf(adults(7), { seatsPerVehicle: 7 })).toMatchObject({
    quantity: 1,
    reason: 'Day 2, 1 vehicle for your party, 7 seats to a vehicle, rate of 2025',
  })
})

test('two descents are two fees for each vehicle', () => {
  expect(feeOf(adults(7), {}, { ...rates, fees: [{ ...crater, quantity: 2 }] })).toMatchObject({
    quantity: 4,
    amountMinor: 118_000,
    reason: 'Day 2, 2 times, 2 vehicles for your party, 6 seats to a vehicle, rate of 2025',
  })
})

test('on a departure everybody pays a share of the vehicles of its minimum, however many book at once', () => {
  expect(feeOf(adults(2), { groupSize: 4 })).toMatchObject({
    reason: 'Day 2, your share of 1 vehicle for a group of 4, 6 seats to a vehicle, rate of 2025',
    quantity: 2,
    unitMinor: 7_375,
    amountMinor: 14_750,
  })
  expect(feeOf(adults(1), { groupSize: 8 })).toMatchObject({
    unitMinor: 7_375,
    reason: 'Day 2, your share of 2 vehicles for a group of 8, 6 seats to a vehicle, rate of 2025',
  })
  const twice = { ...rates, fees: [{ ...crater, quantity: 2 }] }
  expect(feeOf(adults(3), { groupSize: 4 }, twice)).toMatchObject({ quantity: 6, amountMinor: 6 * 7_375 })
})

test('half a cent of a share is rounded away from zero', () => {
  expect(feeOf(adults(1), { groupSize: 6 })?.unitMinor).toBe(4_917)
  expect(feeOf(adults(1), { groupSize: 8 }, { ...rates, fees: [{ ...crater, foreignMinor: 29_502 }] })?.unitMinor).toBe(7_376)
})

test('the from price holds a share of the vehicle, not a vehicle', () => {
  const four = { comfort: 'lodge', season: 'low', occupancy: 'sharing', groupSize: 4, amountMinor: 40_000 } as const
  expect(fromPrice({ ...rates, prices: [...rates.prices, four] })?.amount.minor).toBe(47_375)
})

test('a park that has a rate for children asks it of those from abroad, by their age on the day of the visit', () => {
  const entry = { ...crater, unit: 'traveller', residentMinor: null, childFrom: 5, childTo: 15, childMinor: 2_360 } as const
  const child: PricedTraveller = { age: 4, residency: 'foreign', ageOnDay: (day) => (day >= 2 ? 5 : 4) }
  const priced = priceInSeason({ ...rates, fees: [entry] }, 'low', {
    comfort: 'lodge',
    singleRooms: 0,
    travellers: [{ age: 40, residency: 'foreign' }, { age: 4, residency: 'foreign' }, child],
  })
  const lines = priced.done ? priced.value.filter(({ kind }) => kind === 'park-fee') : []
  expect(lines.map(({ quantity, unitMinor, reason }) => [quantity, unitMinor, reason])).toEqual([
    [1, 29_500, 'Day 2, international visitor rate of 2025'],
    [1, 0, 'Day 2, international visitor child rate of 2025'],
    [1, 2_360, 'Day 2, international visitor child rate of 2025'],
  ])
})
