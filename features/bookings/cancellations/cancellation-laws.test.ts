import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineKinds, sumOf } from '#features/pricing/price-line.ts'
import { validateCancellationTiers } from '#features/settings/cancellation-policy.ts'
import { type CancellationTier, defaultSettings } from '#features/settings/settings.ts'
import { addDays } from '#values/dates.ts'
import { type CancellationInput, cancellationOf, type SoldLine } from '../cancellation.ts'

const startsOn = '2027-06-14'

const cancelled = (lines: readonly SoldLine[], daysBefore: number, more: Partial<CancellationInput>) =>
  cancellationOf(
    lines,
    { noticeOn: addDays(startsOn, -daysBefore), startsOn, confirmed: true, boughtMinor: 0, paidMinor: 0, ...more },
    new Date('2027-03-16T08:00:00Z'),
  )

const cancellationTiersOf = (...steps: [from: number, to: number | null, percent: number][]): CancellationTier[] =>
  steps.map(([daysFrom, daysTo, percent]) => ({ daysFrom, daysTo, percent }))

test('a policy has one step for every day; the demo operator’s policies do', () => {
  for (const { steps } of Object.values(defaultSettings.cancellationPolicies))
    expect(validateCancellationTiers(steps)).toEqual({ done: true, value: steps })
  expect(validateCancellationTiers(cancellationTiersOf([0, null, 100])).done).toBe(true)
  expect(validateCancellationTiers(cancellationTiersOf([1, null, 0], [0, 0, 100])).done).toBe(true)
})

test('a policy with a gap, an overlap, another order, a wrong percent or no end is refused with the day', () => {
  const refusals = [
    [cancellationTiersOf([31, null, 20], [0, 29, 100]), { reason: 'tiers-have-gap', day: 30 }],
    [cancellationTiersOf([31, null, 20], [10, 30, 50], [0, 5, 100]), { reason: 'tiers-have-gap', day: 9 }],
    [cancellationTiersOf([31, 90, 20], [0, 30, 100]), { reason: 'tiers-have-gap', day: 91 }],
    [cancellationTiersOf([30, null, 20], [0, 30, 100]), { reason: 'tiers-overlap', day: 30 }],
    [cancellationTiersOf([30, null, 20], [0, 45, 100]), { reason: 'tiers-overlap', day: 30 }],
    [cancellationTiersOf([30, null, 20], [0, null, 100]), { reason: 'tiers-overlap', day: 30 }],
    [cancellationTiersOf([0, 30, 100], [31, null, 20]), { reason: 'tiers-not-ordered' }],
    [cancellationTiersOf([30, null, 20], [30, 30, 40], [0, 29, 100]), { reason: 'tiers-not-ordered' }],
    [cancellationTiersOf([31, null, 20], [30, 0, 100]), { reason: 'tiers-not-ordered' }],
    [cancellationTiersOf([0.5, null, 20]), { reason: 'tiers-not-ordered' }],
    [cancellationTiersOf([-1, null, 20]), { reason: 'tiers-not-ordered' }],
    [cancellationTiersOf([31, null, 20], [0, 30.5, 100]), { reason: 'tiers-not-ordered' }],
    [cancellationTiersOf([0, null, -1]), { reason: 'percent-wrong' }],
    [cancellationTiersOf([0, null, 101]), { reason: 'percent-wrong' }],
    [cancellationTiersOf([0, null, 33.3]), { reason: 'percent-wrong' }],
    [cancellationTiersOf([0, null, Number.NaN]), { reason: 'percent-wrong' }],
    [cancellationTiersOf([31, null, 20], [1, 30, 100]), { reason: 'tiers-do-not-end' }],
    [[], { reason: 'tiers-do-not-end' }],
  ] as const
  for (const [steps, refusal] of refusals)
    expect([steps, validateCancellationTiers(steps)]).toEqual([steps, { done: false, refusal }])
})

const percent = fc.nat(100)
const anyCancellationPolicy = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { maxLength: 5 }), fc.array(percent, { minLength: 6, maxLength: 6 }))
  .map(([days, percents]) => {
    const from = [...days.sort((a, b) => b - a), 0]
    return from.map((daysFrom, at) => ({
      daysFrom,
      daysTo: at === 0 ? null : (from[at - 1] ?? 0) - 1,
      percent: percents[at] ?? 0,
    }))
  })
const rising = (steps: CancellationTier[]) => {
  const percents = steps.map((step) => step.percent).sort((a, b) => a - b)
  return steps.map((step, at) => ({ ...step, percent: percents[at] ?? 0 }))
}
const policyOf = (tiers: fc.Arbitrary<CancellationTier[]>) =>
  fc.record({ steps: tiers, keepsDeposit: fc.boolean(), depositPercent: percent })
const amount = fc.nat(2_000_000)
/** Any lines under two policies whose total is not below nothing: a discount may even be more than the rest of its own. */
const anyLines = (tiers: fc.Arbitrary<CancellationTier[]>) =>
  fc
    .tuple(
      policyOf(tiers),
      policyOf(tiers),
      fc.array(fc.tuple(fc.constantFrom(...lineKinds), amount, fc.boolean()), { maxLength: 8 }),
    )
    .map(([one, two, lines]) =>
      lines.map(([kind, minor, first]) => ({
        kind,
        amountMinor: kind === 'discount' ? -minor : minor,
        policy: first ? one : two,
        ladder: first ? ('tours' as const) : ('stays' as const),
      })),
    )
    .filter((lines) => sumOf(lines.filter(({ kind }) => kind !== 'cancellation-fee')) >= 0)

test('fee and refund stay inside what was sold and what was paid, and the parts are the whole', () => {
  fc.assert(
    fc.property(
      anyLines(anyCancellationPolicy),
      fc.integer({ min: -5, max: 150 }),
      amount,
      amount,
      (lines, days, boughtMinor, paidMinor) => {
        const {
          feeMinor,
          refundMinor,
          rows,
          earlierMinor,
          boughtMinor: charged,
        } = cancelled(lines, days, { boughtMinor, paidMinor })
        expect(Number.isInteger(feeMinor)).toBe(true)
        expect(feeMinor).toBeGreaterThanOrEqual(0)
        expect(feeMinor).toBeLessThanOrEqual(sumOf(lines))
        expect(refundMinor).toBe(Math.max(0, paidMinor - feeMinor))
        expect(refundMinor).toBeLessThanOrEqual(paidMinor)
        expect(charged).toBeLessThanOrEqual(boughtMinor)
        if (rows.every(({ restMinor }) => restMinor >= 0))
          expect(rows.reduce((sum, { keptMinor }) => sum + keptMinor, charged + earlierMinor)).toBe(feeMinor)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('on a policy whose steps never fall, later notice never costs less', () => {
  const days = fc.integer({ min: -5, max: 150 })
  fc.assert(
    fc.property(anyLines(anyCancellationPolicy.map(rising)), days, days, amount, (lines, a, b, boughtMinor) => {
      const fee = (daysBefore: number) => cancelled(lines, daysBefore, { boughtMinor }).feeMinor
      expect(fee(Math.min(a, b))).toBeGreaterThanOrEqual(fee(Math.max(a, b)))
    }),
    { numRuns: 1_000 },
  )
})

test('whatever was sold, bought or paid, nothing is charged before confirmation', () => {
  fc.assert(
    fc.property(anyLines(anyCancellationPolicy), fc.nat(150), amount, amount, (lines, days, boughtMinor, paidMinor) => {
      const free = cancelled(lines, days, { confirmed: false, boughtMinor, paidMinor })
      expect([free.feeMinor, free.refundMinor]).toEqual([0, paidMinor])
    }),
    { numRuns: 1_000 },
  )
})

test('every policy that is stored has exactly one step for every day', () => {
  fc.assert(
    fc.property(anyCancellationPolicy, fc.nat(400), (steps, days) => {
      expect(validateCancellationTiers(steps).done).toBe(true)
      expect(steps.filter(({ daysFrom, daysTo }) => days >= daysFrom && (daysTo === null || days <= daysTo))).toHaveLength(1)
    }),
    { numRuns: 1_000 },
  )
})
