import { expect, test } from 'vitest'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { seasonWords } from '../../words/season.ts'
import { monthSpans, seasonSentence } from './season-sentence.ts'

const words = openSiteWords([seasonWords]).in('en').of(seasonWords)

test('neighbouring months become spans', () => {
  expect(monthSpans([1, 1, 1, 1, 1, 3, 3, 3, 3, 1, 1, 3], 3, words, englishFormatter)).toBe('June to September and December')
})

test('a span may cross the new year', () => {
  expect(monthSpans([2, 2, 1, 1, 1, 3, 3, 3, 3, 1, 1, 2], 2, words, englishFormatter)).toBe('December to February')
})

test('twelve months of one kind are the whole year', () => {
  expect(monthSpans(Array(12).fill(3), 3, words, englishFormatter)).toBe('January to December')
})

test('the sentence leaves out what no month is', () => {
  expect(seasonSentence([2, 2, 1, 1, 1, 3, 3, 3, 3, 1, 1, 2], words, englishFormatter)).toBe(
    'Best in June to September. Good in December to February.',
  )
})
