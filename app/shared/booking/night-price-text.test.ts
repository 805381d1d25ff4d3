import { expect, test } from 'vitest'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { stayWords } from '../../words/stays.ts'
import { nightPriceText } from './night-price-text.ts'

const words = openSiteWords([stayWords]).in('en').of(stayWords)

test('the price of a night is to the cent where the nights times it are the total, and else about', () => {
  expect(nightPriceText(29_226, 3, words, englishFormatter)).toBe('$97.42')
  expect(nightPriceText(29_225, 3, words, englishFormatter)).toBe('about $97')
  expect(nightPriceText(30_000, 3, words, englishFormatter)).toBe('$100')
})
