import { expect, test } from 'vitest'
import { partySummary } from './party.ts'

test('a party is said in one line, with the ages of its children', () => {
  expect(partySummary(1, [])).toBe('1 adult')
  expect(partySummary(2, [8])).toBe('2 adults, 1 child (8)')
  expect(partySummary(2, [8], 'eac')).toBe('2 adults, 1 child (8), citizen of the East African Community')
  expect(partySummary(3, [4, 11])).toBe('3 adults, 2 children (4, 11)')
})
