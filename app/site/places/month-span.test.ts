import { expect, test } from 'vitest'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { seasonWords } from '../../words/season.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { monthSpan } from './month-span.ts'

const spanOf = (months: readonly number[]) => monthSpan(months, readEnglish(seasonWords), englishFormatter)

test('consecutive months are written as a span', () => {
  expect(spanOf([7, 8, 9, 10])).toBe('July to October')
  expect(spanOf([9])).toBe('September')
  expect(spanOf([])).toBe('')
})
