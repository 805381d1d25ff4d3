import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { partyText, pricedAs } from './party-text.ts'

test.each([
  [2, [], '2 adults'],
  [1, [], '1 adult'],
  [28, [9], '28 adults, 1 child (age 9)'],
  [2, [4, 9], '2 adults, 2 children (ages 4 and 9)'],
  [1, [4, 7, 9], '1 adult, 3 children (ages 4, 7 and 9)'],
])('a party of %i adults and children of %j is shown with their number and ages', (adults, children, text) => {
  expect(partyText(readEnglish, adults, children)).toBe(text)
})

test('who gave no date of birth is priced as an adult, or at the age that was asked of a child', () => {
  expect(pricedAs(readEnglish, 30)).toBe('priced as adult (age not given)')
  expect(pricedAs(readEnglish, 9)).toBe('priced at age 9')
})
