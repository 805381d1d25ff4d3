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
  expect(residencies.map((residency) => feeFor(permit, residency))).toEqual([150_000, 70_000, 50_000, 20_000])
})

test('a residency that is not listed pays the foreign fee', () => {
  const foreignOnly = { ...permit, residentMinor: null, africanMinor: null, eacMinor: null }
  expect(residencies.map((residency) => feeFor(foreignOnly, residency))).toEqual([150_000, 150_000, 150_000, 150_000])
})

test('a fee of nothing is a fee, not a missing one', () => {
  expect(feeFor({ ...permit, eacMinor: 0 }, 'eac')).toBe(0)
})

test('a vehicle is paid for whole as soon as one traveller sits in it', () => {
  expect([1, 6, 7, 12, 13].map((travellers) => vehiclesFor(travellers, seatsInVehicle))).toEqual([1, 1, 2, 2, 3])
  expect(vehiclesFor(7, 7)).toBe(1)
})
