import { expect, test } from 'vitest'
import { fitsPhone } from './fits-phone.ts'

test('two columns stay a table on a phone where one of them is short', () => {
  const long = 'Belgian forces occupy the country during the war.'
  expect(
    fitsPhone([
      ['When', 'What'],
      ['15th century', long],
    ]),
  ).toBe(true)
  expect(
    fitsPhone([
      ['Who', 'Permit'],
      ['Citizen of another country of the community', 'USD 500'],
    ]),
  ).toBe(true)
  expect(
    fitsPhone([
      ['Who', 'What'],
      [long, long],
    ]),
  ).toBe(false)
})

test('three columns stay a table on a phone where each holds a few words; more never do', () => {
  const words = [
    ['English', 'Kinyarwanda', 'Swahili'],
    ['May I take a photo?', 'Nshobora gufata ifoto?', 'Naweza kupiga picha?'],
  ]
  expect(fitsPhone(words)).toBe(true)
  expect(fitsPhone([...words, ['Thank you', 'Murakoze cyane, murakoze cyane', 'Asante']])).toBe(false)
  expect(fitsPhone(words.map((row) => [...row, '']))).toBe(false)
})

test('a table whose words do not fit a phone side by side becomes blocks', () => {
  expect(
    fitsPhone([
      ['District', 'Seat'],
      ['Kinyarwanda-Swahili', 'Nyamasheke-Rusizi'],
    ]),
  ).toBe(false)
})
