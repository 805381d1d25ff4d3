import { expect, test } from 'vitest'
import type { PriceLine } from '#features/pricing/price-line.ts'
import { isToRecord, keepRecordedFees, withRecordedFee } from './child-fees.ts'

const entry = (age: number, unitMinor = 10_000): PriceLine => ({
  kind: 'park-fee',
  label: 'Entry',
  reason: 'The adult fee is taken',
  quantity: 2,
  unitMinor,
  amountMinor: 2 * unitMinor,
  refundable: false,
  vatMinor: 0,
  ladder: 'tours',
  childFee: { feeId: 'akagera-entry', day: 1, age, recorded: false },
})

test('a recorded fee is the amount of its line, names the park, and is no task any more', () => {
  const line = withRecordedFee(entry(8), 5_000)
  expect(line).toMatchObject({ unitMinor: 5_000, amountMinor: 10_000, reason: 'Day 1, child of 8: what the park charges' })
  expect([isToRecord(entry(8)), isToRecord(line), isToRecord({})]).toEqual([true, false, false])
})

test('a changed booking keeps what was recorded for the same fee, day and age, once for each child', () => {
  const before = [withRecordedFee(entry(8), 5_000)]
  const lines = keepRecordedFees([entry(8), entry(8), entry(9)], before)
  expect(lines.map((line) => [line.unitMinor, isToRecord(line)])).toEqual([
    [5_000, false],
    [10_000, true],
    [10_000, true],
  ])
  expect(keepRecordedFees([entry(8, 4_000)], before)[0]?.unitMinor).toBe(4_000)
})
