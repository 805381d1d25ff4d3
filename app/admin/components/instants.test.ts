import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { instantText, leftText, whenText } from './instants.ts'

/** 23:30 in Kigali on New Year's Eve: tomorrow is another year. */
const now = new Date('2026-12-31T21:30:00Z')
const at = (text: string) => new Date(text)

test('an instant is shown by the clock in Kigali, with the year where it is another', () => {
  expect(instantText(at('2026-05-27T15:20:00Z'), now)).toBe('27 May, 17:20')
  expect(instantText(at('2026-12-31T22:05:00Z'), now)).toBe('1 Jan 2027, 00:05')
})

test('a deadline is named by how near it is', () => {
  expect(whenText(readEnglish, at('2026-12-31T21:45:00Z'), now)).toBe('today at 23:45')
  expect(whenText(readEnglish, at('2026-12-31T22:00:00Z'), now)).toBe('tomorrow at 00:00')
  expect(whenText(readEnglish, at('2027-01-02T16:00:00Z'), now)).toBe('on Saturday 2 January 2027 at 18:00')
  expect(whenText(readEnglish, at('2026-12-24T16:00:00Z'), at('2026-12-20T10:00:00Z'))).toBe('on Thursday 24 December at 18:00')
})

test('what is left is rounded down', () => {
  expect(leftText(readEnglish, at('2026-12-31T21:30:59Z'), now)).toBe('a few moments')
  expect(leftText(readEnglish, at('2026-12-31T21:31:00Z'), now)).toBe('1 minute')
  expect(leftText(readEnglish, at('2026-12-31T23:29:59Z'), now)).toBe('119 minutes')
  expect(leftText(readEnglish, at('2026-12-31T23:30:00Z'), now)).toBe('2 hours')
  expect(leftText(readEnglish, at('2027-01-02T21:29:59Z'), now)).toBe('47 hours')
  expect(leftText(readEnglish, at('2027-01-02T21:30:00Z'), now)).toBe('2 days')
})
