import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { deadlineTag } from './deadline-tag.ts'

/** 23:30 in Kigali on New Year's Eve: tomorrow is another year. */
const now = new Date('2026-12-31T21:30:00Z')
const at = (text: string) => new Date(text)

test('a tag is red when it presses, also over midnight, and ochre later today', () => {
  const noon = at('2026-12-31T10:00:00Z')
  expect(deadlineTag(readEnglish, at('2026-12-31T21:30:00Z'), now)).toEqual({ word: 'expired', tone: undefined })
  expect(deadlineTag(readEnglish, at('2026-12-31T21:59:00Z'), now)).toEqual({ word: 'by 23:59', tone: 'bad' })
  expect(deadlineTag(readEnglish, at('2027-01-01T00:29:59Z'), now)).toEqual({ word: 'tomorrow 02:29', tone: 'bad' })
  expect(deadlineTag(readEnglish, at('2027-01-01T00:30:00Z'), now)).toEqual({ word: 'tomorrow 02:30', tone: undefined })
  expect(deadlineTag(readEnglish, at('2026-12-31T12:59:59Z'), noon)).toEqual({ word: 'by 14:59', tone: 'bad' })
  expect(deadlineTag(readEnglish, at('2026-12-31T13:00:00Z'), noon)).toEqual({ word: 'by 15:00', tone: 'warn' })
  expect(deadlineTag(readEnglish, at('2027-01-03T16:00:00Z'), now)).toEqual({ word: '3 Jan 2027, 18:00', tone: undefined })
})
