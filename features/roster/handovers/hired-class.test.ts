import { expect, test } from 'vitest'
import vehicles from '#db/reference/vehicles.json' with { type: 'json' }
import type { ReferenceClass } from '#features/cars/vehicle-class.ts'
import { rankClass } from './hired-class.ts'

const classes = (vehicles as ReferenceClass[]).map((one) => ({ ...one, fleet: one.demoFleet }))
const rank = (classId: string | null, withDriver = false) =>
  rankClass(classId, classes, { vehicleClassId: 'rav4', withDriver, day: '2027-06-10' })

test('a class that costs no less is better than the one ordered, and one that costs less is lower', () => {
  expect([rank('rav4'), rank('prado-tx'), rank('sedan-corolla')]).toEqual(['same', 'better', 'lower'])
})

test('a dearer class that is let with a driver alone is no better one for who drives', () => {
  expect([rank('land-cruiser-78'), rank('land-cruiser-78', true)]).toEqual(['lower', 'better'])
})

test('of a vehicle without a class, and of a class that is not on sale, nothing is known', () => {
  expect([rank(null), rank('gone')]).toEqual(['unknown', 'unknown'])
  expect(rankClass('rav4', classes, { vehicleClassId: 'gone', withDriver: false, day: '2027-06-10' })).toBe('unknown')
})
