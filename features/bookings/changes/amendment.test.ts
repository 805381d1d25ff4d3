import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineKinds, type PriceLine, sumOf } from '#features/pricing/price-line.ts'
import { priceDifference } from './amendment.ts'

const line = (kind: PriceLine['kind'], label: string, reason: string, amountMinor: number): PriceLine => ({
  kind,
  label,
  reason,
  quantity: 1,
  unitMinor: amountMinor,
  amountMinor,
  refundable: kind !== 'permit',
  vatMinor: 0,
  ladder: 'tours',
})

test('one more traveller: the line at the old rate goes, the one at the new rate comes below it, and permits are more', () => {
  const before = [
    line('base', 'Travellers', 'Lodges, based on 2 travellers', 190_000),
    line('single', 'A room alone', 'All nights', 30_000),
    line('permit', 'Gorilla permit', 'Day 2', 300_000),
  ]
  const after = [
    line('base', 'Travellers', 'Lodges, based on 3 travellers', 270_000),
    line('permit', 'Gorilla permit', 'Day 2', 450_000),
    line('extra', 'Porter', 'Day 2', 2_000),
    line('single', 'A room alone', 'All nights', 30_000),
  ]
  expect(priceDifference(before, after)).toEqual([
    {
      label: 'Travellers',
      reason: 'Lodges, based on 2 travellers',
      beforeMinor: 190_000,
      afterMinor: null,
      differenceMinor: -190_000,
      unchanged: false,
    },
    {
      label: 'Travellers',
      reason: 'Lodges, based on 3 travellers',
      beforeMinor: null,
      afterMinor: 270_000,
      differenceMinor: 270_000,
      unchanged: false,
    },
    { label: 'A room alone', reason: 'All nights', beforeMinor: 30_000, afterMinor: 30_000, differenceMinor: 0, unchanged: true },
    { label: 'Porter', reason: 'Day 2', beforeMinor: null, afterMinor: 2_000, differenceMinor: 2_000, unchanged: false },
    {
      label: 'Gorilla permit',
      reason: 'Day 2',
      beforeMinor: 300_000,
      afterMinor: 450_000,
      differenceMinor: 150_000,
      unchanged: false,
    },
  ])
})

test('several lines with the same text are matched in their order, and the rest is removed or added', () => {
  const child = (amountMinor: number) => line('base', 'Child of 7', 'Half', amountMinor)
  const amounts = (before: number[], after: number[]) =>
    priceDifference(before.map(child), after.map(child)).map(({ beforeMinor, afterMinor }) => [beforeMinor, afterMinor])
  expect(amounts([10, 20], [10, 20])).toEqual([
    [10, 10],
    [20, 20],
  ])
  expect(amounts([10, 20], [30])).toEqual([
    [10, 30],
    [20, null],
  ])
  expect(amounts([10], [30, 40])).toEqual([
    [10, 30],
    [null, 40],
  ])
})

test('lines of one label but another kind or reason never meet', () => {
  const rows = priceDifference(
    [line('room', 'Sunday', 'a', 5)],
    [line('extra', 'Sunday', 'a', 5), line('room', 'Sunday', 'b', 5)],
  )
  expect(rows.map(({ unchanged }) => unchanged)).toEqual([false, false, false])
  expect(priceDifference([line('room', 'a', 'b', 5)], [line('room', 'b', 'a', 5)])).toHaveLength(2)
})

test('a line of nothing is not the same as no line', () => {
  expect(priceDifference([], [line('base', 'Infant', 'Free', 0)])).toMatchObject([{ beforeMinor: null, unchanged: false }])
})

const price = fc.array(
  fc
    .tuple(
      fc.constantFrom(...lineKinds),
      fc.constantFrom('a', 'b'),
      fc.constantFrom('x', 'y'),
      fc.integer({ min: -100_000, max: 5_000_000 }),
    )
    .map(([kind, label, reason, amountMinor]) => line(kind, label, reason, amountMinor)),
  { maxLength: 12 },
)

test('the differences of all rows are the difference of the totals, and every line is in one row', () => {
  fc.assert(
    fc.property(price, price, (before, after) => {
      const rows = priceDifference(before, after)
      expect(rows.reduce((sum, { differenceMinor }) => sum + differenceMinor, 0)).toBe(sumOf(after) - sumOf(before))
      expect(rows.filter(({ beforeMinor }) => beforeMinor !== null)).toHaveLength(before.length)
      expect(rows.filter(({ afterMinor }) => afterMinor !== null)).toHaveLength(after.length)
      for (const row of rows) expect(row.beforeMinor === null && row.afterMinor === null).toBe(false)
    }),
    { numRuns: 1_000 },
  )
})

test('a price is not different from itself', () => {
  fc.assert(
    fc.property(price, (lines) => {
      expect(priceDifference(lines, lines).every(({ unchanged }) => unchanged)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})
