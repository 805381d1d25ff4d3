import { expect, test } from 'vitest'
import { readAdjustment, readDiscount } from './read-adjustment.ts'

test.each([
  ['5%', 5, null],
  [' 7.5 % ', 7.5, null],
  ['120', null, 12_000],
  ['$1,200.50', null, 120_050],
  ['five', null, null],
  ['5,5%', null, null],
  ['-5%', null, null],
])('a discount typed as “%s” is %s percent or %s cents', (typed, percent, amountMinor) => {
  expect(readDiscount(typed, 'A guest')).toEqual({ percent, amountMinor, reason: 'A guest' })
})

test('an empty field is no discount, and in the form of discounts one that is refused', () => {
  expect(readDiscount(' ', 'A guest')).toBeUndefined()
  expect(readAdjustment((name) => ({ do: 'discount', reason: 'A guest' })[name] ?? '')).toEqual({
    action: 'discount',
    percent: null,
    amountMinor: null,
    reason: 'A guest',
  })
})

test('a line of a kind that nobody may add is no form of ours', () => {
  const form = (kind: string) => (name: string) =>
    ({ do: 'add', kind, label: 'Boat', amount: '60', quantity: '3', reason: 'Asked' })[name] ?? ''
  expect(readAdjustment(form('tax'))).toBeUndefined()
  expect(readAdjustment(form('flight'))).toMatchObject({ action: 'add', kind: 'flight', quantity: 3, unitMinor: 6_000 })
})
