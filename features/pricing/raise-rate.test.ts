import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentAbove, raised } from './raise-rate.ts'

test.each([
  [10_000, 5, 100, 10_500],
  [10_000, 5, 1_000, 11_000],
  [10_400, 5, 500, 11_000],
  [12_345, 5, 100, 13_000],
  [9_000, 0, 500, 9_000],
  [9_200, 0, 1_000, 9_000],
  [40, 5, 1_000, 1_000],
  [10_000, -10, 100, 9_000],
  [35, 5, 1, 37],
])('%i cents and %i percent in steps of %i are %i', (minor, percent, stepMinor, is) => {
  expect(raised(minor, { percent, stepMinor })).toBe(is)
})

test('a raised rate is a multiple of the step, is never free and at most half a step off', () => {
  const steps = fc.constantFrom(1, 100, 500, 1_000)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: -50, max: 100 }),
      steps,
      (minor, percent, stepMinor) => {
        const is = raised(minor, { percent, stepMinor })
        expect(is % stepMinor).toBe(0)
        expect(is).toBeGreaterThan(0)
        if (is > stepMinor) expect(Math.abs(is - (minor * (100 + percent)) / 100)).toBeLessThanOrEqual(stepMinor / 2)
      },
    ),
  )
})

test('how far one rate is above another is shown to a tenth of a percent', () => {
  expect([percentAbove(10_500, 10_000), percentAbove(9_000, 10_000), percentAbove(10_033, 10_000)]).toEqual([5, -10, 0.3])
  expect([percentAbove(10_500, undefined), percentAbove(10_500, 0)]).toEqual([undefined, undefined])
})
