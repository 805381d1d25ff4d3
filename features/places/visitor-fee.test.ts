import { expect, test } from 'vitest'
import { feeFor, residencies, seatsInVehicle, type VisitorFee, vehiclesFor } from './visitor-fee.ts'

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

test('a child from abroad pays what the park asks of children, and nothing under their first age', () => {
  const entry = { ...permit, kind: 'park-fee', childFrom: 5, childTo: 15, childMinor: 2_360 } as const
  expect([4, 5, 15, 16].map((age) => feeFor(entry, 'foreign', age))).toEqual([0, 2_360, 2_360, 150_000])
})

test('no other class has a rate for children, and no park that lists none', () => {
  const entry = { ...permit, childFrom: 5, childTo: 15, childMinor: 2_360 }
  expect(feeFor(entry, 'resident', 10)).toBe(70_000)
  expect(feeFor(permit, 'foreign', 3)).toBe(150_000)
})
