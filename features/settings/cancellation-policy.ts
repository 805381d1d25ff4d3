import { done, type Outcome, refused } from '#values/outcome.ts'
import type { CancellationTier } from './settings.ts'

export type CancellationPolicyRefusal =
  | { reason: 'tiers-have-gap'; day: number }
  | { reason: 'tiers-overlap'; day: number }
  | { reason: 'tiers-not-ordered' }
  | { reason: 'percent-wrong' }
  | { reason: 'tiers-do-not-end' }
  | { reason: 'time-wrong' }

/**
 * Checks that a policy has exactly one tier for every day of notice down to the day of the start. Refused: a percent that is not
 * a whole number from 0 to 100; days that are not whole numbers; tiers that are not in order from the earliest notice to the
 * latest; overlapping tiers, with the day nearest to the start that is in both; a gap, with its day farthest from the start; a
 * last tier that does not end at 0. A later tier may be cheaper: that is the operator's decision.
 */
export function validateCancellationTiers(
  steps: readonly CancellationTier[],
): Outcome<readonly CancellationTier[], CancellationPolicyRefusal> {
  const isPercent = ({ percent }: CancellationTier) => Number.isInteger(percent) && percent >= 0 && percent <= 100
  if (!steps.every(isPercent)) return refused({ reason: 'percent-wrong' })
  if (!steps.every(isInOrder)) return refused({ reason: 'tiers-not-ordered' })
  let next = Number.POSITIVE_INFINITY
  for (const { daysFrom, daysTo } of steps) {
    const to = daysTo ?? Number.POSITIVE_INFINITY
    if (to > next) return refused({ reason: 'tiers-overlap', day: next + 1 })
    if (to < next) return refused({ reason: 'tiers-have-gap', day: Number.isFinite(next) ? next : to + 1 })
    next = daysFrom - 1
  }
  return next === -1 ? done(steps) : refused({ reason: 'tiers-do-not-end' })
}

function isInOrder({ daysFrom, daysTo }: CancellationTier, index: number, steps: readonly CancellationTier[]): boolean {
  const above = steps[index - 1]
  const whole = Number.isInteger(daysFrom) && daysFrom >= 0 && (daysTo === null || Number.isInteger(daysTo))
  return whole && (daysTo === null || daysTo >= daysFrom) && (!above || above.daysFrom > daysFrom)
}
