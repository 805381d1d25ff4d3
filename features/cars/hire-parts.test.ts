import { expect, test } from 'vitest'
import { isOnRequest } from '#features/stock/stock.ts'
import { addDays } from '#values/dates.ts'
import { hiredInParts, hireParts } from './hire-parts.ts'

const coaster = { id: 'coaster', name: 'Coaster bus' }
const prado = { id: 'prado-tx', name: 'Mid-size 4x4' }

test('all cars of a hire are claimed on each day, and a day without enough of them stops it', () => {
  const parts = hireParts(coaster, { from: '2027-07-10T10:00', to: '2027-07-13T10:00', vehicles: 2 })
  expect(parts.map(({ day, quantity }) => [day, quantity])).toEqual([
    ['2027-07-10', 2],
    ['2027-07-11', 2],
    ['2027-07-12', 2],
    ['2027-07-13', 2],
  ])
  expect(parts.filter(({ soft }) => soft)).toEqual([])
})

test('the example of docs/cars.md claims the day on which its last period ends', () => {
  const parts = hireParts(prado, { from: '2027-05-27T08:00', to: '2027-06-05T17:00', vehicles: 1 })
  expect(parts.map(({ day }) => day)).toEqual(Array.from({ length: 11 }, (_, index) => addDays('2027-05-27', index)))
  expect(parts[0]).toMatchObject({ resource: 'vehicle:prado-tx', day: '2027-05-27', quantity: 1, label: 'Mid-size 4x4' })
})

test('of a class of which we have no vehicle all days of a hire are on request as one, and none is taken of stock', () => {
  const times = { from: '2027-05-27T08:00', to: '2027-06-05T17:00', vehicles: 2 }
  const [part, ...more] = hiredInParts(prado, times)
  expect(more).toEqual([])
  expect(part).toMatchObject({ day: '2027-05-27', quantity: 2, soft: true, label: 'Mid-size 4x4' })
  expect(part && isOnRequest(part.resource)).toBe(true)
  // A yes for these days is none for longer.
  expect(hiredInParts(prado, { ...times, to: '2027-06-06T17:00' })[0]?.resource).not.toBe(part?.resource)
})
