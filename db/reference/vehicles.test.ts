import { expect, test } from 'vitest'
import type { ReferenceClass } from '#features/cars/vehicle-class.ts'
import countries from './countries.json' with { type: 'json' }
import vehicles from './vehicles.json' with { type: 'json' }

const classes = vehicles as ReferenceClass[]
const ratesOf = ({ selfDrive, withDriver }: ReferenceClass) => [selfDrive, withDriver].filter((rates) => rates !== null)

test('there are twelve classes of cars, each with an id of its own', () => {
  expect(new Set(classes.map(({ id }) => id)).size).toBe(12)
  expect(classes.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('every class is let with a driver, and what the visitor drives asks a deposit and costs less', () => {
  for (const { id, selfDrive, withDriver, depositMinor } of classes) {
    expect(withDriver, id).not.toBeNull()
    expect(depositMinor > 0, id).toBe(selfDrive !== null)
    if (selfDrive && withDriver) expect(selfDrive.highMinor, id).toBeLessThan(withDriver.highMinor)
  }
})

test('rates are whole cents, and the low season costs no more than the high', () => {
  for (const { id, ...of } of classes) {
    const money = [of.depositMinor, of.excessMinor, of.extraKilometreMinor, of.border?.feeMinor ?? 0]
    for (const { lowMinor, highMinor } of ratesOf({ id, ...of })) {
      money.push(lowMinor, highMinor)
      expect(lowMinor, id).toBeLessThanOrEqual(highMinor)
    }
    expect(money.filter((minor) => !Number.isInteger(minor)).map((minor) => [id, minor])).toEqual([])
  }
})

test('cars go to countries that we know, and never to Burundi, whose border is closed, nor to DR Congo, where nobody insures them', () => {
  const known = countries.map(({ id }) => id)
  const abroad = classes.flatMap(({ border }) => border?.countries ?? [])
  expect(abroad.filter((id) => !known.includes(id) || ['burundi', 'dr-congo', 'rwanda'].includes(id))).toEqual([])
})

test('the demonstration has two to six cars of each class', () => {
  expect(classes.filter(({ demoFleet }) => demoFleet < 2 || demoFleet > 6)).toEqual([])
})
