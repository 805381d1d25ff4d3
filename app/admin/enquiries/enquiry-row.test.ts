import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { questionLine, waitTag } from './enquiry-row.ts'

const now = new Date('2027-03-11T08:00:00Z')
const tag = (by: string) => waitTag(readEnglish, new Date(by), now)

test('an answer is late from its instant on, presses on its day, and is shown by its day before', () => {
  expect(tag('2027-03-11T08:00:00Z')).toEqual({ word: 'overdue since 11 Mar', tone: 'bad' })
  expect(tag('2027-03-11T16:00:00Z')).toEqual({ word: 'today by 18:00', tone: 'warn' })
  expect(tag('2027-03-12T16:00:00Z')).toEqual({ word: 'tomorrow by 18:00', tone: undefined })
  expect(tag('2027-03-16T16:00:00Z')).toEqual({ word: 'by 16 Mar', tone: undefined })
})

test('what they ask is one line of their words, or of what they filled in', () => {
  expect(questionLine({ message: 'Hello,\n\nis there space?', details: [] })).toBe('Hello, is there space?')
  expect(
    questionLine({
      message: ' ',
      details: [
        ['How many travel', '4'],
        ['When', 'June'],
      ],
    }),
  ).toBe('4, June')
  expect(questionLine({ message: 'x'.repeat(300), details: [] })).toHaveLength(140)
})
