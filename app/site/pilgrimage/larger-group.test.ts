import { expect, test } from 'vitest'
import { cheaperLargerGroup } from './larger-group.ts'

/** 246 each; from 25 on 182, and one in 16 free. */
const totalOf = (size: number) => (size < 25 ? size * 246 - 246 : size * 182 - Math.floor(size / 16) * 182)

test('a group that pays more than a larger one is told the size that pays least', () => {
  expect(cheaperLargerGroup(24, 28, totalOf)).toEqual({ size: 25, totalMinor: 4368 })
  expect(cheaperLargerGroup(20, 28, totalOf)).toEqual({ size: 25, totalMinor: 4368 })
})

test('a group that is more than a quarter larger, or that the pilgrimage does not take, is not named', () => {
  expect(cheaperLargerGroup(19, 28, totalOf)).toBeUndefined()
  expect(cheaperLargerGroup(24, 24, totalOf)).toBeUndefined()
})

test('a larger group that pays as much or more is not named, nor one without a price', () => {
  expect(cheaperLargerGroup(25, 28, totalOf)).toBeUndefined()
  expect(cheaperLargerGroup(24, 28, () => 100)).toBeUndefined()
  expect(cheaperLargerGroup(24, 28, (size) => (size === 24 ? 5658 : undefined))).toBeUndefined()
  expect(cheaperLargerGroup(24, 28, (size) => (size === 24 ? undefined : 100))).toBeUndefined()
})
