import { expect, test } from 'vitest'
import { monthSpan } from './month-span.ts'

test('months are said as people say them', () => {
  expect(monthSpan([7, 8, 9, 10])).toBe('July to October')
  expect(monthSpan([9])).toBe('September')
  expect(monthSpan([])).toBe('')
})
