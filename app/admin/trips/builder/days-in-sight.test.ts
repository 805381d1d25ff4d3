import { expect, test } from 'vitest'
import { daysInSight } from './days-in-sight.ts'

test('ten days are in sight as a whole, and of a longer journey the ten around a day', () => {
  expect(daysInSight(3, 1)).toEqual({ first: 1, last: 3 })
  expect(daysInSight(10, 10)).toEqual({ first: 1, last: 10 })
  expect(daysInSight(60, 1)).toEqual({ first: 1, last: 10 })
  expect(daysInSight(60, 6)).toEqual({ first: 2, last: 11 })
  expect(daysInSight(60, 60)).toEqual({ first: 51, last: 60 })
  expect(daysInSight(60, 99)).toEqual({ first: 51, last: 60 })
})
