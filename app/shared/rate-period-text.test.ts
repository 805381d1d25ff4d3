import { expect, test } from 'vitest'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { openSiteWords } from '../languages/site-words.server.ts'
import { rateTableWords } from '../words/rate-table.ts'
import { notPublishedText, periodText } from './rate-period-text.ts'

const words = openSiteWords([rateTableWords]).in('en').of(rateTableWords)

test('the days of a period are named by its ends, and a whole year by its number', () => {
  expect([
    periodText('2028-01-01', undefined, words, englishFormatter),
    periodText(undefined, '2026-12-31', words, englishFormatter),
    periodText('2026-12-20', '2027-01-05', words, englishFormatter),
    periodText('2027-01-01', '2027-12-31', words, englishFormatter),
    periodText(undefined, undefined, words, englishFormatter),
  ]).toEqual(['From 1 January 2028', 'Until 31 December 2026', '20 December 2026 to 5 January 2027', '2027', ''])
})

test('prices that end with a year are missing for the next, others after their last day', () => {
  expect(notPublishedText('2027-12-31', words, englishFormatter)).toBe('Prices for 2028 are not published yet')
  expect(notPublishedText('2027-06-30', words, englishFormatter)).toBe('Prices after 30 June 2027 are not published yet')
})
