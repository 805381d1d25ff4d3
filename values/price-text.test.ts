import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markOf, priceText, readPrice } from './price-text.ts'

test.each([
  ['1250', 125_000],
  [' 1250 ', 125_000],
  ['$1,250', 125_000],
  ['US$ 1,250.50', 125_050],
  ['1,250.5 USD', 125_050],
  ['1.250,50', 125_050],
  ['1 250,50', 125_050],
  ["1'250", 125_000],
  ['1’250.05', 125_005],
  ['12,5', 1250],
  ['980,00', 98_000],
  ['0.29', 29],
  ['1250.-', 125_000],
  ['1,000,000.00', 100_000_000],
])('“%s” is %i cents', (text, amount) => {
  expect(readPrice(text)).toEqual({ amount })
})

test.each(['', '  ', '-', '–', ' $ - '])('“%s” is no price, and nothing wrong', (text) => {
  expect(readPrice(text)).toEqual({ amount: undefined })
})

test.each([
  ['1.250', 'two-readings'],
  ['-5', 'negative'],
  ['(1,250)', 'negative'],
  ['€1,250', 'other-currency'],
  ['1250 RWF', 'other-currency'],
  ['on request', 'not-a-number'],
  ['n/a', 'not-a-number'],
  ['12,34,56', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['#REF!', 'not-a-number'],
  ['３', 'not-a-number'],
  ['0', 'zero'],
  ['0.00', 'zero'],
  ['1250.333', 'too-fine'],
  ['1,000,000.01', 'too-large'],
])('“%s” is refused: %s', (text, unread) => {
  expect(readPrice(text)).toEqual({ unread })
})

test('the other cells of a sheet decide what a point means', () => {
  expect(markOf(['1.250', '980,00'])).toBe(',')
  expect(markOf(['1,250', '980.5'])).toBe('.')
  expect(markOf(['1.250', '980'])).toBeUndefined()
  expect(markOf(['1,5', '1.5'])).toBeUndefined()
  expect(readPrice('1.250', ',')).toEqual({ amount: 125_000 })
  expect(readPrice('1.250', '.')).toEqual({ unread: 'two-readings' })
  expect(readPrice('1,250', ',')).toEqual({ unread: 'two-readings' })
})

test('what a cell shows is read as what it holds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
      expect(readPrice(priceText(amount))).toEqual({ amount })
    }),
  )
})

test('francs and shillings that nobody counts in cents take no decimals', () => {
  for (const currency of ['RWF', 'UGX', 'TZS'] as const)
    expect(readPrice('1250.50', undefined, currency)).toEqual({ unread: 'too-fine' })
  expect(readPrice('125,000', undefined, 'TZS')).toEqual({ amount: 12_500_000 })
})
