import { expect, test } from 'vitest'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { untilText } from './until-text.ts'

test.each([
  ['2026-12-13T22:00:00Z', '13 December 2026'],
  ['2026-12-13T16:00:00Z', '13 December 2026, 18:00'],
  ['2026-12-13T22:01:00Z', '14 December 2026, 00:01'],
])('what ends at %s is valid until %s', (at, until) => {
  expect(untilText(englishFormatter, new Date(at))).toBe(until)
})
