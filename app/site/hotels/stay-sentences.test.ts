import { expect, test } from 'vitest'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { stayWords } from '../../words/stays.ts'
import { childSentences, openMonthsText, spansText } from './stay-sentences.ts'

const words = openSiteWords([stayWords]).in('en').of(stayWords)

test('open months become spans, over the new year too', () => {
  expect(openMonthsText([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], words, englishFormatter)).toBe('all year')
  expect(openMonthsText([6, 7, 8, 9, 10], words, englishFormatter)).toBe('June to October')
  expect(openMonthsText([1, 2, 11, 12], words, englishFormatter)).toBe('November to February')
  expect(openMonthsText([3, 7, 8], words, englishFormatter)).toBe('March, July to August')
})

test('seasons are shown from day to day', () => {
  const seasons = [
    { from: '06-01', to: '10-31' },
    { from: '12-20', to: '01-05' },
  ]
  expect(spansText(seasons, words, englishFormatter)).toBe('1 June to 31 October and 20 December to 5 January')
})

test('what children pay is shown for every age once', () => {
  const lodge = { freeUnder: 5, halfFrom: 5, halfTo: 11, percent: 50, adultFrom: 12, minimumAge: null }
  expect(childSentences(lodge, words)).toEqual([
    'Under 5: free.',
    '5 to 11: 50% of half the room’s rate, on an extra bed.',
    '12 and over pay the adult rate, in a regular bed.',
  ])
  const luxury = { freeUnder: 0, halfFrom: 6, halfTo: 11, percent: 50, adultFrom: 16, minimumAge: 6 }
  expect(childSentences(luxury, words)).toEqual([
    'Minimum age: 6.',
    '6 to 11: 50% of half the room’s rate, on an extra bed.',
    '12 to 15: half the room’s rate, on an extra bed.',
    '16 and over pay the adult rate, in a regular bed.',
  ])
  expect(childSentences(null, words)).toEqual(['Everybody needs a regular bed, whatever their age.'])
})
