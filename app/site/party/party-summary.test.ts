import { expect, test } from 'vitest'
import { partySummaryWords } from '../../words/party-summary.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { partySummary } from './party-summary.ts'

const summaryOf = (adults: number, childAges: readonly number[], residency: 'foreign' | 'eac' = 'foreign') =>
  partySummary(adults, { childAges, residency }, readEnglish(partySummaryWords))

test('a party is said in one line, with the ages of its children', () => {
  expect(summaryOf(1, [])).toBe('1 adult')
  expect(summaryOf(2, [8])).toBe('2 adults, 1 child (8)')
  expect(summaryOf(2, [8], 'eac')).toBe('2 adults, 1 child (8), citizen of the East African Community')
  expect(summaryOf(3, [4, 11])).toBe('3 adults, 2 children (4, 11)')
})
