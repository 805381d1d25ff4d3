import { expect, test } from 'vitest'
import { missingDays } from './missing-days.ts'

const nobody = { cars: 0, seats: 0, driverGuides: 0, guides: 0, drivers: 0 }
const days = { from: '2027-06-14T00:00', to: '2027-06-17T00:00' }

test('what a run misses is counted in days, each from its first minute', () => {
  const parts = [{ ...days, ...nobody, cars: 2, driverGuides: 1, drivers: 1 }]
  expect(missingDays({ parts }, 'journey')).toEqual({ vehicles: 6, driverGuides: 3, guides: 0, drivers: 3 })
  const evening = { from: '2027-06-14T20:30', to: '2027-06-15T01:00' }
  expect(missingDays({ parts: [{ ...evening, ...nobody, cars: 1, drivers: 1 }] }, 'stay')).toMatchObject({
    vehicles: 2,
    drivers: 2,
  })
  expect(missingDays({ parts: [] }, 'journey')).toEqual({ vehicles: 0, driverGuides: 0, guides: 0, drivers: 0 })
})

test('of parts of one day the most that is missing at once is paid, not their sum', () => {
  const [morning, rest] = [
    { from: '2027-06-14T00:00', to: '2027-06-14T12:00' },
    { from: '2027-06-14T12:00', to: '2027-06-15T00:00' },
  ]
  const parts = [
    { ...morning, ...nobody, guides: 2 },
    { ...rest, ...nobody, guides: 1 },
  ]
  expect(missingDays({ parts }, 'journey').guides).toBe(2)
})

test('missing seats are vehicles that usually have them, of a pilgrim group buses', () => {
  const parts = [{ ...days, ...nobody, cars: 1, seats: 60 }]
  expect(missingDays({ parts }, 'pilgrims').vehicles).toBe(9)
  expect(missingDays({ parts: [{ ...days, ...nobody, seats: 2 }] }, 'journey').vehicles).toBe(3)
})
