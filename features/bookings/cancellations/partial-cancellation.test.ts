import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineMessage } from '#features/pricing/line-text.ts'
import { type LineKind, sumOf } from '#features/pricing/price-line.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { addDays } from '#values/dates.ts'
import { cancellationOf, type PartialInput, partialCancellation, type SoldLine } from '../cancellation.ts'

const { tours, stays } = defaultSettings.cancellationPolicies
const startsOn = '2027-06-14'
const now = new Date('2027-03-16T08:00:00Z')

const sold = (kind: LineKind, amountMinor: number): SoldLine => ({ kind, amountMinor, ladder: 'tours', policy: tours })
const stay = (amountMinor: number): SoldLine => ({ kind: 'room', amountMinor, ladder: 'stays', policy: stays })

type Leaving = Pick<PartialInput, 'before' | 'after'> & Partial<PartialInput>
const leave = (daysBefore: number, input: Leaving) =>
  partialCancellation(
    {
      noticeOn: addDays(startsOn, -daysBefore),
      startsOn,
      confirmed: true,
      boughtMinor: 0,
      share: { leaving: 100, of: 200 },
      leavers: 1,
      ...input,
    },
    now,
  )

/** The three-day trek: two travellers, and one of them alone. */
const two = [sold('base', 190_000), sold('permit', 300_000)]
const alone = [sold('base', 130_000), sold('permit', 150_000)]

test('one of two leaves 90 days before, permits not bought: 285.00 on a share of 950.00', () => {
  expect(leave(90, { before: two, after: alone })).toEqual({
    days: 90,
    free: null,
    rows: [{ ladder: 'tours', daysBefore: 90, percent: 30, restMinor: 95_000, keptMinor: 28_500 }],
    boughtMinor: 0,
    feeMinor: 28_500,
    line: {
      kind: 'cancellation-fee',
      label: 'Cancellation fee',
      reason: '1 traveller less, 90 days before the start: 30% of $950',
      quantity: 1,
      unitMinor: 28_500,
      amountMinor: 28_500,
      refundable: false,
      vatMinor: 0,
      ladder: 'tours',
      text: {
        label: lineMessage('cancellationFee', {}),
        reason: lineMessage('cancellationFeeReason', {
          leavers: 1,
          days: 90,
          charges: lineMessage('share', { percent: 30, rest: { moneyMinor: 95_000 } }),
        }),
      },
    },
    totalMinor: 280_000 + 28_500,
  })
})

test('what was bought for those who leave is charged too, and named', () => {
  const left = leave(90, { before: two, after: alone, boughtMinor: 150_000 })
  expect(left).toMatchObject({ boughtMinor: 150_000, feeMinor: 178_500, totalMinor: 458_500 })
  expect(left.line?.reason).toBe('1 traveller less, 90 days before the start: 30% of $950; $1,500 already bought')
})

test('leaving never costs more than staying: the fee ends where the price no longer falls', () => {
  const left = leave(1, { before: two, after: alone, leavers: 2, boughtMinor: 150_000 })
  expect(left).toMatchObject({ feeMinor: 60_000 + 150_000, totalMinor: 490_000 })
  expect(left.line?.reason).toBe(
    '2 travellers less, 1 day before the start: 100% of $950, at most what the price falls by; $1,500 already bought',
  )
  expect(leave(90, { before: two, after: alone, boughtMinor: 500_000 }).feeMinor).toBe(60_000 + 150_000)
})

test('where the price does not fall nothing is charged, and there is no line', () => {
  const dearer = [sold('base', 200_000), sold('permit', 300_000)]
  expect(leave(90, { before: two, after: dearer })).toMatchObject({ feeMinor: 0, line: null, totalMinor: 500_000 })
  const more = [sold('base', 190_000), sold('permit', 450_000)]
  expect(leave(90, { before: two, after: more, boughtMinor: 100 })).toMatchObject({ feeMinor: 0, boughtMinor: 0 })
})

test('who takes a whole car with them pays the fee on the car, not on their head alone', () => {
  const five = [sold('base', 500_000), sold('vehicle', 40_000)]
  const four = [sold('base', 400_000), sold('vehicle', 20_000)]
  const left = leave(90, { before: five, after: four, share: { leaving: 100, of: 500 } })
  expect(left.rows).toMatchObject([{ restMinor: 120_000, keptMinor: 36_000 }])
})

test('a child who leaves pays on a child’s share', () => {
  const family = [sold('base', 250_000)]
  const left = leave(45, { before: family, after: [sold('base', 200_000)], share: { leaving: 50, of: 250 } })
  expect(left).toMatchObject({ feeMinor: 30_000, totalMinor: 230_000 })
})

test('each policy keeps its own percent of its own share', () => {
  const left = leave(20, { before: [sold('base', 100_000), stay(40_000)], after: [sold('base', 50_000), stay(20_000)] })
  expect(left.rows.map(({ ladder, keptMinor }) => [ladder, keptMinor])).toEqual([
    ['tours', 50_000],
    ['stays', 10_000],
  ])
  expect(left.line?.reason).toBe('1 traveller less, 20 days before the start: 100% of $500; 50% of $200')
  expect(leave(20, { before: [stay(40_000)], after: [stay(20_000)] }).line?.ladder).toBe('stays')
})

test('the fees of those who left before stay on the booking and are charged once', () => {
  const left = leave(90, { before: [...two, sold('cancellation-fee', 7_000)], after: alone })
  expect(left).toMatchObject({ feeMinor: 28_500, totalMinor: 280_000 + 7_000 + 28_500 })
})

test('leaving is free where cancelling is: before confirmation, and while the operator has moved the booking', () => {
  for (const more of [{ confirmed: false }, { freeUntil: new Date(now.getTime() + 1) }, { byOperator: true }])
    expect(leave(5, { before: two, after: alone, boughtMinor: 150_000, ...more })).toMatchObject({
      feeMinor: 0,
      totalMinor: 280_000,
    })
})

test('a share that is more than the party is an error', () => {
  for (const share of [
    { leaving: 2, of: 1 },
    { leaving: -1, of: 1 },
    { leaving: 0, of: 0 },
  ])
    expect(() => leave(90, { before: two, after: alone, share })).toThrow('more than the party')
  expect(leave(90, { before: two, after: two, share: { leaving: 0, of: 1 } }).feeMinor).toBe(0)
})

const amount = fc.nat(2_000_000)
/** Prices of a party that gets smaller and is gone in the end; the price of fewer may be anything, but permits only fall. */
const shrinking = fc
  .array(
    fc.record({
      base: amount,
      discount: fc.nat(100),
      room: amount,
      permit: amount,
      bought: fc.nat(100),
      share: fc.nat(100),
      wait: fc.nat(40),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((steps) => {
    const permits = steps.map(({ permit }) => permit).sort((a, b) => b - a)
    return steps.map(({ base, discount, room, bought, share, wait }, at) => {
      const permit = permits[at] ?? 0
      const lines = [
        sold('base', base),
        sold('discount', -Math.floor((base * discount) / 100)),
        stay(room),
        sold('permit', permit),
      ]
      const boughtMinor = Math.floor(((permit - (permits[at + 1] ?? 0)) * bought) / 100)
      return { lines, boughtMinor, share, wait }
    })
  })

const rests = (lines: readonly SoldLine[]) => [sumOf(lines.slice(0, 2)), lines[2]?.amountMinor ?? 0]

/** They leave one after the other, in the order of the prices, each some days after the last. */
function oneByOne(steps: { lines: SoldLine[]; boughtMinor: number; share: number; wait: number }[], daysBefore: number) {
  let days = daysBefore
  return steps.map(({ lines, boughtMinor, share, wait }, at) => {
    const after = steps[at + 1]?.lines ?? []
    const last = after.length === 0
    const left = leave(days, { before: lines, after, boughtMinor, share: { leaving: last ? 100 : share, of: 100 } })
    days -= wait
    return { ...left, before: lines, after }
  })
}

const wholeFee = (lines: readonly SoldLine[], daysBefore: number, boughtMinor: number) =>
  cancellationOf(lines, { noticeOn: addDays(startsOn, -daysBefore), startsOn, confirmed: true, boughtMinor, paidMinor: 0 }, now)
    .feeMinor

test('leaving one by one never costs less than leaving together, but for half a cent of each rounding', () => {
  fc.assert(
    fc.property(shrinking, fc.nat(120), (steps, days) => {
      const paid = oneByOne(steps, days).reduce((sum, { feeMinor }) => sum + feeMinor, 0)
      const boughtMinor = steps.reduce((sum, step) => sum + step.boughtMinor, 0)
      const together = wholeFee(steps[0]?.lines ?? [], days, boughtMinor)
      const policies = 2
      expect(paid).toBeGreaterThanOrEqual(together - 0.5 * policies * (steps.length + 1))
    }),
    { numRuns: 2_000 },
  )
})

test('when all leave the fee is the whole fee', () => {
  fc.assert(
    fc.property(shrinking, fc.nat(120), amount, ([first], days, boughtMinor) => {
      const lines = first?.lines ?? []
      const left = leave(days, { before: lines, after: [], boughtMinor, share: { leaving: 250, of: 250 } })
      expect(left.feeMinor).toBe(wholeFee(lines, days, boughtMinor))
      expect(left.totalMinor).toBe(left.feeMinor)
    }),
    { numRuns: 1_000 },
  )
})

test('a fee is never below zero, and where no price rises no one pays more than if all had stayed', () => {
  fc.assert(
    fc.property(shrinking, fc.nat(120), (steps, days) => {
      for (const left of oneByOne(steps, days)) {
        expect(left.feeMinor).toBeGreaterThanOrEqual(0)
        expect(left.totalMinor).toBe(sumOf(left.after) + left.feeMinor)
        const falls = rests(left.before).every((minor, at) => minor >= (rests(left.after)[at] ?? 0))
        if (falls) expect(left.totalMinor).toBeLessThanOrEqual(sumOf(left.before))
      }
    }),
    { numRuns: 1_000 },
  )
})
