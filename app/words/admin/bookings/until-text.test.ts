import { expect, test } from 'vitest'
import { untilText } from './until-text.ts'

test.each([
  ['on Tuesday 8 December at 18:00', 'until Tuesday 8 December at 18:00'],
  ['today at 18:00', 'until today at 18:00'],
  ['tomorrow at 09:30', 'until tomorrow at 09:30'],
  ['8 Dec, 18:00', 'until 8 Dec, 18:00'],
])('a deadline "%s" has its word once after until', (when, text) => {
  expect(untilText(when)).toBe(text)
})
