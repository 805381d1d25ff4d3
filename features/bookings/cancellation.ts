import { type Day, daysBetween } from '#values/dates.ts'
import { roundHalfAway } from '#values/money.ts'

/** One step of a ladder: cancelled this many whole days before the start, both ends inside, this share of the rest is kept. */
export type LadderStep = { daysFrom: number; daysTo: number | null; percent: number }
/** `keptPercent` is the least that is kept of the rest after confirmation: the deposit's share, or 0 where the deposit is not kept. */
export type CancellationPolicy = { steps: readonly LadderStep[]; keptPercent: number }

/** Tours: docs/cancellation.md, 'The rules'. A policy is copied onto a booking when it is made and never changes there. */
export const tourPolicy: CancellationPolicy = {
  steps: [
    { daysFrom: 61, daysTo: null, percent: 20 },
    { daysFrom: 46, daysTo: 60, percent: 40 },
    { daysFrom: 31, daysTo: 45, percent: 60 },
    { daysFrom: 0, daysTo: 30, percent: 100 },
  ],
  keptPercent: 30,
}

export type CancelledMoney = {
  /** Minor units of one currency. */
  totalMinor: number
  permitsMinor: number
  parkFeesMinor: number
  /** Permits and fees that have really been bought for this booking. */
  boughtMinor: number
  paidMinor: number
}

/**
 * What cancelling on a day costs: the ladder's share of the rest (all but permits and park fees), at least the deposit's
 * share of it where the policy keeps the deposit, plus what was really bought; never more than the total.
 * Days are whole calendar days in Kigali between the notice and the start.
 */
export function cancellationFee(
  policy: CancellationPolicy,
  money: CancelledMoney,
  { noticeOn, startsOn, confirmed }: { noticeOn: Day; startsOn: Day; confirmed: boolean },
): { feeMinor: number; refundMinor: number; step: LadderStep | undefined } {
  if (!confirmed) return { feeMinor: 0, refundMinor: money.paidMinor, step: undefined }
  const step = stepFor(policy, Math.max(0, daysBetween(noticeOn, startsOn)))
  const rest = money.totalMinor - money.permitsMinor - money.parkFeesMinor
  const share = roundHalfAway((rest * percentKept(policy, step)) / 100)
  const feeMinor = Math.min(money.totalMinor, share + money.boughtMinor)
  return { feeMinor, refundMinor: Math.max(0, money.paidMinor - feeMinor), step }
}

/** What a step really keeps: its own share, or the deposit's where that is more. */
export const percentKept = (policy: CancellationPolicy, step: LadderStep): number => Math.max(policy.keptPercent, step.percent)

function stepFor(policy: CancellationPolicy, days: number): LadderStep {
  const step = policy.steps.find(({ daysFrom, daysTo }) => days >= daysFrom && (daysTo === null || days <= daysTo))
  if (!step) throw new Error(`The cancellation policy has a gap at ${days} days`)
  return step
}
