import { expect, test } from 'vitest'
import { chargedFee, feeFor, residencies, seatsInVehicle, type VisitorFee, vehiclesFor } from './visitor-fee.ts'

const permit: VisitorFee = {
  id: 'gorilla-volcanoes',
  kind: 'permit',
  unit: 'traveller',
  parkId: 'volcanoes',
  name: 'Gorilla permit, Volcanoes National Park',
  minimumAge: 15,
  foreignMinor: 150_000,
  residentMinor: 70_000,
  africanMinor: 50_000,
  eacMinor: 20_000,
  asOf: 2026,
  confidence: 'high',
}

test('each residency pays its own fee', () => {
  expect(residencies.map((residency) => feeFor(permit, residency, 30))).toEqual([150_000, 70_000, 50_000, 20_000])
})

test('a residency that is not listed pays the foreign fee', () => {
  const foreignOnly = { ...permit, residentMinor: null, africanMinor: null, eacMinor: null }
  expect(residencies.map((residency) => feeFor(foreignOnly, residency, 30))).toEqual([150_000, 150_000, 150_000, 150_000])
})

test('a fee of nothing is a fee, not a missing one', () => {
  expect(feeFor({ ...permit, eacMinor: 0 }, 'eac', 30)).toBe(0)
})

test('a vehicle is paid for whole as soon as one traveller sits in it', () => {
  expect([1, 6, 7, 12, 13].map((travellers) => vehiclesFor(travellers, seatsInVehicle))).toEqual([1, 1, 2, 2, 3])
  expect(vehiclesFor(7, 7)).toBe(1)
})

test('a child from abroad pays the park’s fee for children, and nothing under its first age', () => {
  const entry = { ...permit, kind: 'park-fee', childFrom: 5, childTo: 15, childMinor: 2_360 } as const
  expect([4, 5, 15, 16].map((age) => feeFor(entry, 'foreign', age))).toEqual([0, 2_360, 2_360, 150_000])
})

test('a class that a fee lists has no rate for children, one that it does not list pays the foreign child’s, and no park that lists none', () => {
  const entry = { ...permit, africanMinor: null, childFrom: 5, childTo: 15, childMinor: 2_360 }
  expect(feeFor(entry, 'resident', 10)).toBe(70_000)
  expect(feeFor(entry, 'african', 10)).toBe(2_360)
  expect(feeFor(permit, 'foreign', 3)).toBe(150_000)
})

const entry: VisitorFee = { ...permit, id: 'entry', kind: 'park-fee', minimumAge: 0 }
const isAdultFee = (fee: VisitorFee, residency: (typeof residencies)[number], ages: readonly number[]) =>
  ages.map((age) => chargedFee(fee, residency, age).isAdultFee)

test('a park fee without a child’s amount is the adult’s for everybody under 18, and is marked as one to check', () => {
  expect(isAdultFee(entry, 'foreign', [0, 8, 17, 18])).toEqual([true, true, true, false])
  expect(isAdultFee(entry, 'eac', [8, 18])).toEqual([true, false])
})

test('where it is known that young children are free they pay nothing, and only older ones the adult fee', () => {
  const akagera = { ...entry, childFrom: 6 }
  expect([5, 6].map((age) => chargedFee(akagera, 'foreign', age))).toEqual([
    { minor: 0, isAdultFee: false },
    { minor: 150_000, isAdultFee: true },
  ])
})

test('where the park’s own age of adults is known it counts, also for classes whose child’s amount is not', () => {
  const serengeti = { ...entry, childFrom: 5, childTo: 15, childMinor: 2_360 }
  expect(isAdultFee(serengeti, 'foreign', [4, 10, 15, 16])).toEqual([false, false, false, false])
  expect(isAdultFee(serengeti, 'eac', [10, 15, 16])).toEqual([true, true, false])
})

test('a permit has one price for all ages, a vehicle none, and of a free fee nothing is given back', () => {
  expect(isAdultFee(permit, 'foreign', [15])).toEqual([false])
  expect(isAdultFee({ ...entry, unit: 'vehicle' }, 'foreign', [8])).toEqual([false])
  expect(isAdultFee({ ...entry, eacMinor: 0 }, 'eac', [8])).toEqual([false])
})
