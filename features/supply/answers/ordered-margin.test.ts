import { expect, test } from 'vitest'
import { activeContract, vatInside } from '#tests/support/rate-defaults.ts'
import { needsDecision, orderedMargin } from './ordered-margin.ts'

const price = [
  { kind: 'base', amountMinor: 118_000, vatMinor: 18_000 },
  { kind: 'permit', amountMinor: 300_000, vatMinor: 0 },
] as const
const contracts = [{ ...activeContract, supplierId: 7, ...vatInside, validFrom: '2027-01-01', validTo: '2027-12-31' }] as const
const exchange = { microsPerUsd: { RWF: 1_000_000_000 }, bufferBp: 0 }
const line = (costMinor: number | null, more: object = {}) =>
  ({ kind: 'stay', supplierId: 7, firstDay: '2027-06-10', currency: 'USD', costMinor, agreed: null, ...more }) as never
const marginOf = (...lines: never[]) => orderedMargin(price, lines, { contracts, exchange, unorderedMinor: 0 })

test('orders count net of VAT that comes back, in US dollars, and permits and flights on neither side', () => {
  const margin = marginOf(line(59_000), line(23_600, { currency: 'RWF' }), line(40_000, { kind: 'flight' }), line(null))
  expect(margin).toMatchObject({ withoutVatMinor: 100_000, netCostMinor: 52_000, profitMinor: 48_000, marginBp: 4_800 })
  expect(marginOf(line(1, { currency: 'EUR' })).netCostMinor, 'without a rate it is in no sum').toBe(0)
  const withOwn = orderedMargin(price, [line(59_000)], { contracts, exchange, unorderedMinor: 60_000 })
  expect(withOwn.profitMinor, 'with what nobody is ordered for').toBe(-10_000)
})

test('what a supplier confirmed counts, not what it was before', () => {
  const agreed = { firstDay: '2027-06-10', currency: 'USD', costMinor: 118_000 }
  expect(marginOf(line(59_000, { agreed })).netCostMinor).toBe(100_000)
})

test('below nothing somebody decides; of a tailor-made journey below 15% too', () => {
  const decided = (costMinor: number, isTailored: boolean) => needsDecision(marginOf(line(costMinor)), { isTailored })
  expect([decided(118_000, false), decided(118_002, false)]).toEqual([false, true])
  expect([decided(100_300, true), decided(100_302, true), decided(100_302, false)]).toEqual([false, true, false])
  expect(needsDecision(orderedMargin([], [line(1)], { contracts, exchange, unorderedMinor: 0 }), { isTailored: false })).toBe(
    true,
  )
})
