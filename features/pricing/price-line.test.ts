import { expect, test } from 'vitest'
import { isBoughtAhead, isDiscountable, isPassedOn, lineKinds, sumOf } from './price-line.ts'

test('permits and flights are bought ahead, and with park fees they are what is passed on', () => {
  expect(lineKinds.filter(isBoughtAhead)).toEqual(['permit', 'flight'])
  expect(lineKinds.filter(isPassedOn)).toEqual(['permit', 'park-fee', 'flight'])
})

test('nothing that is passed on is discounted', () => {
  expect(lineKinds.filter((kind) => isPassedOn(kind) && isDiscountable(kind))).toEqual([])
})

test('the sum counts a discount below nothing, and of no lines is nothing', () => {
  expect(sumOf([{ amountMinor: 500 }, { amountMinor: -120 }])).toBe(380)
  expect(sumOf([])).toBe(0)
})
