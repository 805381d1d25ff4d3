import { expect, test } from 'vitest'
import { fraction, isAbove, minus, overOneDenominator, plus, reduced, rounded, roundedUp } from './fraction.ts'

test('fractions are added over their least common denominator, compared and reduced exactly', () => {
  const [half, third, sixth] = [fraction(1, 2), fraction(1, 3), fraction(1, 6)]
  expect([plus(half, third), plus(half, sixth), plus(half, half), minus(sixth, half)]).toEqual([
    fraction(5, 6),
    fraction(4, 6),
    fraction(2, 2),
    fraction(-2, 6),
  ])
  expect(overOneDenominator([half, third, sixth, fraction(3, 4)])).toEqual([6, 4, 2, 9].map((top) => fraction(top, 12)))
  expect([fraction(6, 4), fraction(0, 7), fraction(5, 3)].map(reduced)).toEqual([fraction(3, 2), fraction(0), fraction(5, 3)])
  expect([isAbove(half, third), isAbove(third, half), isAbove(half, fraction(2, 4))]).toEqual([true, false, false])
})

test('a fraction is rounded half away from zero, and up to a step', () => {
  expect([fraction(5, 2), fraction(-5, 2), fraction(7, 3), fraction(0)].map(rounded)).toEqual([3n, -3n, 2n, 0n])
  expect([fraction(0), fraction(1, 3), fraction(100), fraction(301, 3)].map((one) => roundedUp(one, 100n))).toEqual([
    0n,
    100n,
    100n,
    200n,
  ])
})
