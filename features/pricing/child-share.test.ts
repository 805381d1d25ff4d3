import fc from 'fast-check'
import { expect, test } from 'vitest'
import { childShare, payingTravellers } from './child-share.ts'

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [2, 25, 25],
  [5, 25, 25],
  [6, 50, 75],
  [11, 50, 75],
  [12, 100, 100],
  [70, 100, 100],
])('at the age of %i a traveller pays %i percent with two adults and %i with one', (age, withTwo, withOne) => {
  expect([childShare(age, 2), childShare(age, 1)]).toEqual([withTwo, withOne])
  expect(childShare(age, 5)).toBe(withTwo)
})

test('a year older never pays less, and another adult never makes a child dearer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 20 }), (age, adults) => {
      expect(childShare(age + 1, adults)).toBeGreaterThanOrEqual(childShare(age, adults))
      expect(childShare(age, adults + 1)).toBeLessThanOrEqual(childShare(age, adults))
      expect(childShare(age, adults)).toBeGreaterThanOrEqual(0)
      expect(childShare(age, adults)).toBeLessThanOrEqual(100)
    }),
    { numRuns: 1000 },
  )
})

test('everybody of two years and older is a paying traveller', () => {
  expect(payingTravellers([30, 30, 2, 1, 0])).toBe(3)
  expect(payingTravellers([1])).toBe(0)
})
