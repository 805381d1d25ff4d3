import { expect, test } from 'vitest'
import { internationalDigits } from './phone.ts'

test.each([
  ['+250 788 300 412', '250788300412'],
  ['00 47 900 00 000', '4790000000'],
  ['+44 (0)20 7946 0018', '442079460018'],
  ['+1 (415) 555-0132', '14155550132'],
])('%s has its country code', (phone, digits) => expect(internationalDigits(phone)).toBe(digits))

test.each([
  '0788 300 412',
  '788300412',
  '',
  '+',
  '+0 788 300 412',
  '+250',
  '+47 900 00 000 ext. 3',
  '+1234567890123456',
])('%j has none that could be dialled from everywhere', (phone) => expect(internationalDigits(phone)).toBeUndefined())
