import { expect, test } from 'vitest'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { figuresIn } from './figures-in.ts'

const { site } = shippedLanguages()

test.each([
  ['1,122', '1.122'],
  ['0.70', '0,70'],
  ['12,650.50', '12.650,50'],
  ['1,000–2,500', '1.000–2.500'],
  ['160', '160'],
  ['06:30', '06:30'],
  ['14.08.2027', '14.08.2027'],
  ['–', '–'],
])('%s is %s in German', (english, german) => {
  expect(figuresIn(english, site.in('de').format)).toBe(german)
})
