import { expect, test } from 'vitest'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { readEnglishOf } from '#tests/support/plain-words.ts'
import { documentItineraryWords } from '../words/document-itinerary.ts'
import { figuresIn, roadTime } from './figures.ts'

test('a figure has all digits of its currency', () => {
  expect([298_000, 298_050, -5].map(figuresIn('USD', englishFormatter))).toEqual(['$2,980.00', '$2,980.50', '−$0.05'])
  expect(figuresIn('RWF', englishFormatter)(4_321_000)).toBe('RWF\u00a04,321,000')
})

test('time on the road is said in hours and minutes', () => {
  const words = readEnglishOf([documentItineraryWords])(documentItineraryWords)
  expect([20, 60, 150].map((minutes) => roadTime(minutes, words))).toEqual(['20 min', '1 h', '2 h 30 min'])
})
