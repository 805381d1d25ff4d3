import { expect, test } from 'vitest'
import { markByKey, monthByKey, painted, twelveMarks } from './season-marks.ts'

test('a year that is not whole is made whole, and nonsense is possible', () => {
  expect(twelveMarks([3, 7, Number.NaN])).toEqual([3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
})

test('a stroke paints every month it passes, forwards or back', () => {
  const year = Array(12).fill(1)
  const summer = painted(year, 5, 8, 3)
  expect(summer).toEqual([1, 1, 1, 1, 1, 3, 3, 3, 3, 1, 1, 1])
  expect(painted(year, 8, 5, 3)).toEqual(summer)
  expect(painted(summer, 6, 6, 0)[6]).toBe(0)
})

test('keys give a month its mark and stop at the best and the worst', () => {
  expect(markByKey('0', 3)).toBe(0)
  expect(markByKey('ArrowUp', 3)).toBe(3)
  expect(markByKey('ArrowDown', 0)).toBe(0)
  expect(markByKey('ArrowDown', 2)).toBe(1)
  expect(markByKey('4', 2)).toBeUndefined()
})

test('the year goes round', () => {
  expect(monthByKey('ArrowLeft', 0)).toBe(11)
  expect(monthByKey('ArrowRight', 11)).toBe(0)
  expect(monthByKey('End', 3)).toBe(11)
  expect(monthByKey('Tab', 3)).toBeUndefined()
})
