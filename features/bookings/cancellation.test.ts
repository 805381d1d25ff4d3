import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { type CancellationPolicy, type CancelledMoney, cancellationFee, tourPolicy } from './cancellation.ts'

/** Two on the three-day trek, the permits not bought, the deposit paid. */
const trek: CancelledMoney = { totalMinor: 490_000, permitsMinor: 300_000, parkFeesMinor: 0, boughtMinor: 0, paidMinor: 357_000 }

const startsOn = '2027-06-14'
const hotels: CancellationPolicy = {
  steps: [
    { daysFrom: 30, daysTo: null, percent: 0 },
    { daysFrom: 14, daysTo: 29, percent: 50 },
    { daysFrom: 0, daysTo: 13, percent: 100 },
  ],
  keptPercent: 0,
}

function cancelled(daysBefore: number, money: Partial<CancelledMoney> = {}, policy = tourPolicy) {
  return cancellationFee(policy, { ...trek, ...money }, { noticeOn: addDays(startsOn, -daysBefore), startsOn, confirmed: true })
}

test('two on the trek, 90 days before, permits not bought: the fee is 570.00', () => {
  expect(cancelled(90)).toEqual({ feeMinor: 57_000, refundMinor: 300_000, step: { daysFrom: 61, daysTo: null, percent: 20 } })
})

test('the ladder changes between 61 and 60 days, 46 and 45, 31 and 30', () => {
  const ladder = [61, 60, 46, 45, 31, 30, 0].map((days) => [days, cancelled(days).step?.percent, cancelled(days).feeMinor])
  expect(ladder).toEqual([
    [61, 20, 57_000],
    [60, 40, 76_000],
    [46, 40, 76_000],
    [45, 60, 114_000],
    [31, 60, 114_000],
    [30, 100, 190_000],
    [0, 100, 190_000],
  ])
})

test('a notice after the start costs what the day of the start costs', () => {
  expect(cancelled(-3)).toEqual(cancelled(0))
})

test('before the booking is confirmed cancelling is free, however late', () => {
  for (const noticeOn of ['2027-03-01', startsOn])
    expect(cancellationFee(tourPolicy, trek, { noticeOn, startsOn, confirmed: false })).toEqual({
      feeMinor: 0,
      refundMinor: 357_000,
      step: undefined,
    })
})

test('permits and fees are kept only as far as they were really bought', () => {
  expect(cancelled(90, { boughtMinor: 150_000 }).feeMinor).toBe(57_000 + 150_000)
  expect(cancelled(90, { boughtMinor: 300_000 }).feeMinor).toBe(57_000 + 300_000)
})

test('park fees are no part of what the ladder takes its share of', () => {
  expect(cancelled(0, { totalMinor: 500_000, parkFeesMinor: 10_000 }).feeMinor).toBe(190_000)
})

test('the fee is never above the total', () => {
  expect(cancelled(0, { boughtMinor: 400_000 }).feeMinor).toBe(490_000)
})

test('the refund is never less than nothing', () => {
  expect(cancelled(90, { paidMinor: 0 }).refundMinor).toBe(0)
  expect(cancelled(90, { paidMinor: 56_999 }).refundMinor).toBe(0)
  expect(cancelled(90, { paidMinor: 57_001 }).refundMinor).toBe(1)
})

test('a policy that does not keep the deposit takes the ladder alone', () => {
  expect([30, 29, 14, 13, 0].map((days) => cancelled(days, {}, hotels).feeMinor)).toEqual([0, 95_000, 95_000, 190_000, 190_000])
})

test('half a cent of a share is rounded away from zero', () => {
  expect(cancelled(20, { totalMinor: 5, permitsMinor: 0 }, hotels).feeMinor).toBe(3)
})

test('a policy with a gap is a mistake that is told, with the day', () => {
  const gap: CancellationPolicy = { steps: [{ daysFrom: 61, daysTo: null, percent: 20 }], keptPercent: 30 }
  expect(() => cancelled(60, {}, gap)).toThrow('gap at 60 days')
})

test('the ladder of tours has one step for every day, and the nearer the start the dearer', () => {
  for (let days = 0; days <= 400; days++) {
    const steps = tourPolicy.steps.filter(({ daysFrom, daysTo }) => days >= daysFrom && (daysTo === null || days <= daysTo))
    expect([days, steps.length]).toEqual([days, 1])
  }
  fc.assert(
    fc.property(fc.nat(400), fc.nat(400), (a, b) => {
      expect(cancelled(Math.min(a, b)).feeMinor).toBeGreaterThanOrEqual(cancelled(Math.max(a, b)).feeMinor)
    }),
  )
})

test('fee and refund stay inside what the journey costs and what was paid', () => {
  const amount = fc.nat(2_000_000)
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      amount,
      amount,
      fc.nat(120),
      (rest, permitsMinor, parkFeesMinor, boughtMinor, paidMinor, days) => {
        const totalMinor = rest + permitsMinor + parkFeesMinor
        const { feeMinor, refundMinor } = cancelled(days, { totalMinor, permitsMinor, parkFeesMinor, boughtMinor, paidMinor })
        expect(Number.isInteger(feeMinor)).toBe(true)
        expect(feeMinor).toBeGreaterThanOrEqual(0)
        expect(feeMinor).toBeLessThanOrEqual(totalMinor)
        expect(refundMinor).toBeGreaterThanOrEqual(0)
        expect(refundMinor).toBeLessThanOrEqual(paidMinor)
      },
    ),
  )
})
