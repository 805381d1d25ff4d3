import { expect, test } from 'vitest'
import { demoExtras } from '#db/demo/extras.ts'
import { demoPackages } from '#db/demo/packages.ts'
import { type ExtrasOrder, extrasThatFit } from './extras-that-fit.ts'

const journey: ExtrasOrder = { kind: 'journey', nights: 2, days: 3, activities: [], freeTimeIn: [], drive: null }
const hire: ExtrasOrder = { ...journey, kind: 'hire', drive: 'self-drive' }
const fitting = (order: ExtrasOrder, catalogue = demoExtras) => extrasThatFit(catalogue, order).map(({ id }) => id)
const porters = ['trek-porter', 'trek-carriers']
const walks = ['nyamirambo-walk', 'kigali-coffee-tasting']

test('a porter and a carrying chair go with a gorilla trek of either park, and with no other package', () => {
  for (const permit of ['gorilla-volcanoes', 'gorilla-bwindi'])
    expect(fitting({ ...journey, activities: ['akagera-entry', permit] })).toEqual(porters)
  expect(fitting({ ...journey, activities: ['akagera-entry', 'akagera-boat-ihema'] })).toEqual([])
  for (const { slug, fees, nights } of demoPackages) {
    const activities = fees.map(({ feeId }) => feeId)
    const isTrek = activities.some((id) => id.startsWith('gorilla-'))
    expect([slug, fitting({ ...journey, nights, days: nights + 1, activities })]).toEqual([slug, isTrek ? porters : []])
  }
})

test('a walk in Kigali needs half a day free in Kigali, of a package or of a stay there', () => {
  expect(fitting({ ...journey, freeTimeIn: ['kigali'] })).toEqual(walks)
  expect(fitting({ ...journey, freeTimeIn: ['musanze'] })).toEqual([])
  expect(fitting({ ...journey, kind: 'stay', freeTimeIn: ['kigali'] })).toEqual(walks)
})

test('a waiver of the excess goes with a car that the visitor drives, and with no driven car', () => {
  expect(fitting(hire)).toEqual(['akagera-community-guide', 'hire-excess-waiver', 'hire-night-delivery'])
  expect(fitting({ ...hire, drive: 'with-driver' })).toEqual(['akagera-community-guide', 'hire-night-delivery'])
})

test('what needs two things fits only where both are', () => {
  const [one] = demoExtras
  const both = one ? [{ ...one, freeTimeIn: ['kigali'] }] : []
  expect(fitting({ ...journey, activities: ['gorilla-volcanoes'] }, both)).toEqual([])
  expect(fitting({ ...journey, activities: ['gorilla-volcanoes'], freeTimeIn: ['kigali'] }, both)).toEqual(['trek-porter'])
})

test('an extra that is not on sale, or not with this kind of order, or has nothing to be counted by does not fit', () => {
  const [one] = demoExtras
  if (!one) throw new Error('There is no extra')
  const plain = { ...one, activities: [] }
  expect(fitting(journey, [plain])).toEqual([plain.id])
  expect(fitting(journey, [{ ...plain, active: false }])).toEqual([])
  expect(fitting(hire, [plain])).toEqual([])
  expect(fitting({ ...journey, nights: 0, days: 1 }, [{ ...plain, unit: 'night' }])).toEqual([])
  expect(fitting({ ...hire, days: 0 }, [{ ...plain, kinds: ['hire'], unit: 'day' }])).toEqual([])
})
