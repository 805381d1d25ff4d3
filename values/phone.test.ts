import { expect, test } from 'vitest'
import { digitsToFind, internationalDigits, isRwandanMobile } from './phone.ts'

test.each([
  ['+250 788 300 412', '250788300412'],
  ['00 47 900 00 000', '4790000000'],
  ['+44 (0)20 7946 0018', '442079460018'],
  ['+1 (415) 555-0132', '14155550132'],
])('%s has its country code', (phone, digits) => expect(internationalDigits(phone)).toBe(digits))

test.each([
  '788300412',
  '0788 300 412',
  '',
  '+',
  '+0 788 300 412',
  '+250',
  '+47 900 00 000 ext. 3',
  '+1234567890123456',
])('%j has none that could be dialled from everywhere', (phone) => expect(internationalDigits(phone)).toBeUndefined())

test('a mobile number of Rwanda is known as it is dialled there, and no other number is taken for one', () => {
  expect(['0788 300 412', '072-123-4567'].map(isRwandanMobile)).toEqual([true, true])
  expect(['06 12 34 56 78', '07 55 44 33 22', '07912 345 678', '788300412'].map(isRwandanMobile)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

// biome-ignore format: it is read as a table
test.each([
  ['+47 900 00 000', '4790000000'], ['0788 300 412', '788300412'], ['+250 788 300 412', '788300412'], ['25078', '25078'], ['(00) 47-900.00/000', '4790000000'], ['90000', '90000'],
  ['9000', undefined], ['K7QM-42XD', undefined], ['Marit 90000', undefined], ['', undefined],
])('%j is found by %j', (text, digits) => {
  expect(digitsToFind(text)).toBe(digits)
})
