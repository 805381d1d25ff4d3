import { expect, test } from 'vitest'
import { monthSpan } from './month-span.ts'

test('consecutive months are written as a span', () => {
  expect(monthSpan([7, 8, 9, 10])).toBe('July to October')
  expect(monthSpan([9])).toBe('September')
  expect(monthSpan([])).toBe('')
})
