import { expect, test } from 'vitest'
import { marginOf } from './margin.ts'

const line = (kind: 'base' | 'single' | 'discount' | 'permit' | 'tax', amountMinor: number, vatMinor = 0) => ({
  kind,
  amountMinor,
  vatMinor,
})

test('the margin is of the price without VAT and without what is charged as it is: the Christmas journey of the rule book', () => {
  const lines = [
    line('base', 754_800, 97_252),
    line('single', 59_400, 7_631),
    line('discount', -24_426, -3_146),
    line('permit', 60_000),
  ]
  expect(marginOf(lines, 577_065)).toEqual({
    passedOnMinor: 60_000,
    ownMinor: 789_774,
    vatMinor: 101_737,
    withoutVatMinor: 688_037,
    netCostMinor: 577_065,
    profitMinor: 110_972,
    marginBp: 1_612,
  })
})

test('a tax that is added is tax whole, a loss is below nothing, and no price has no margin', () => {
  expect(marginOf([line('base', 10_000), line('tax', 1_800)], 12_000)).toMatchObject({
    withoutVatMinor: 10_000,
    profitMinor: -2_000,
    marginBp: -2_000,
  })
  expect(marginOf([line('permit', 150_000)], 0).marginBp).toBeNull()
  // A third, and a third below nothing: both rounded down.
  expect([2_000, 4_000].map((net) => marginOf([line('base', 3_000)], net).marginBp)).toEqual([3_333, -3_334])
})
