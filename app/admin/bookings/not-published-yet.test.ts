import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { notPublishedYet } from './not-published-yet.ts'

test('prices that end with a year are missing for the next, others after their last day', () => {
  expect(notPublishedYet(readEnglish, '2027-12-31')).toBe('Prices for 2028 are not published yet')
  expect(notPublishedYet(readEnglish, '2027-06-30')).toBe('Prices after 30 June 2027 are not published yet')
})
