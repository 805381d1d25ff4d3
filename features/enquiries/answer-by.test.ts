import { expect, test } from 'vitest'
import { answerBy } from './answer-by.ts'

const by = (kind: 'freight' | 'contact', since: string) => answerBy(kind, new Date(since)).toISOString()

test('a question is answered by 18:00 in Kigali on the second working day after it', () => {
  expect(by('contact', '2027-03-09T08:00:00Z')).toBe('2027-03-11T16:00:00.000Z')
})

test('a weekend does not count, neither at the beginning nor between', () => {
  expect(by('contact', '2027-03-12T08:00:00Z')).toBe('2027-03-16T16:00:00.000Z')
  expect(by('contact', '2027-03-13T08:00:00Z')).toBe('2027-03-16T16:00:00.000Z')
  expect(by('freight', '2027-03-11T08:00:00Z')).toBe('2027-03-17T16:00:00.000Z')
})

test('the day is Kigali’s: half past midnight there is the next day', () => {
  expect(by('contact', '2027-03-08T22:30:00Z')).toBe('2027-03-11T16:00:00.000Z')
})
