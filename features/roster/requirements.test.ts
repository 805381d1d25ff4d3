import { expect, test } from 'vitest'
import { countedRequirement, requirementOf } from './requirements.ts'
import type { Run } from './run.ts'
import { runOf } from './test-runs.ts'

const of = (run: Partial<Run>) => requirementOf(runOf(run), { seatsPerCar: 6 })
const none = { cars: 0, seats: 0, vehicleClassId: null, driverGuides: 0, guides: 0, drivers: 0 }

test.each([
  [1, 1],
  [6, 1],
  [7, 2],
  [12, 2],
  [13, 3],
])('%i travellers of a departure or a journey need %i vehicles with a driver-guide each', (travellers, cars) => {
  const needed = { ...none, cars, driverGuides: cars, seats: travellers }
  expect(of({ kind: 'departure', travellers })).toEqual(needed)
  expect(of({ kind: 'journey', travellers })).toEqual(needed)
})

test('a departure that nobody has booked needs nothing, and what is enough for one traveller once it is guaranteed', () => {
  expect(of({ kind: 'departure', travellers: 0 })).toEqual(none)
  expect(of({ kind: 'departure', travellers: 0, isGuaranteed: true })).toEqual({ ...none, cars: 1, driverGuides: 1, seats: 1 })
  expect(of({ kind: 'departure', travellers: 7, isGuaranteed: true })).toMatchObject({ cars: 2 })
})

test('a vehicle takes as many as the site says', () => {
  expect(requirementOf(runOf({ travellers: 7 }), { seatsPerCar: 7 })).toMatchObject({ cars: 1, driverGuides: 1 })
})

test.each([
  [20, 1, 1],
  [21, 1, 2],
  [31, 2, 2],
  [61, 3, 4],
])('%i pilgrims need seats, which %i buses have, a driver for each, and %i guides', (travellers, buses, guides) => {
  const needed = { ...none, cars: buses, seats: travellers, guides, drivers: buses, bySeats: true }
  expect(of({ kind: 'pilgrims', travellers })).toEqual(needed)
})

test('a hire needs its vehicles, and drivers where they were ordered', () => {
  const hired = { vehicleClassId: 'prado-tx', vehicles: 2, withDriver: true }
  const needed = { ...none, cars: 2, vehicleClassId: 'prado-tx', drivers: 2 }
  expect(of({ kind: 'hire', travellers: 9, hired })).toEqual(needed)
  expect(of({ kind: 'hire', hired: { ...hired, withDriver: false } })).toEqual({ ...needed, drivers: 0 })
})

test('a stay needs nothing', () => expect(of({ kind: 'stay', travellers: 9 })).toEqual(none))

test.each([
  ['nothing is said: as a journey', null, null, { cars: 2, driverGuides: 2, seats: 9 }],
  ['a vehicle and a guide of ours', 1, 1, { cars: 1, driverGuides: 1 }],
  ['two guides beside one driver-guide', 1, 3, { cars: 1, driverGuides: 1, guides: 2 }],
  ['a supplier’s guide in our vehicle', 1, 0, { cars: 1, drivers: 1 }],
  ['our guide in a supplier’s vehicle', 0, 1, { guides: 1 }],
  ['all of suppliers', 0, 0, {}],
  ['nothing is said of guides', 2, null, { cars: 2, driverGuides: 2 }],
  ['nothing is said of vehicles', null, 0, { cars: 2, drivers: 2, seats: 9 }],
])('a tailored trip: %s', (_, cars, guides, needed) => {
  expect(of({ kind: 'tailored', travellers: 9, ownItems: { cars, guides } })).toEqual({ ...none, ...needed })
})

test('numbers of staff stand in place of the counted ones, and what is counted is still known', () => {
  const staffNumbers = { cars: 1, driverGuides: 0, guides: 2, drivers: 1, by: 'Solange', at: new Date() }
  const run = { kind: 'departure', travellers: 7, staffNumbers } as const
  expect(of(run)).toEqual({ ...none, cars: 1, guides: 2, drivers: 1, seats: 7 })
  expect(countedRequirement(runOf(run), { seatsPerCar: 6 })).toMatchObject({ cars: 2, driverGuides: 2 })
  const own = of({ ...run, kind: 'pilgrims', staffNumbers: { ...staffNumbers, cars: 0 } })
  expect(own).toMatchObject({ cars: 0, seats: 0, drivers: 1 })
  expect(own.bySeats).toBeUndefined()
  const hired = { vehicleClassId: 'prado-tx', vehicles: 2, withDriver: false }
  expect(of({ ...run, kind: 'hire', hired })).toMatchObject({ cars: 1, vehicleClassId: 'prado-tx', seats: 0 })
})
