import { shareOf } from '#features/suppliers/costing/exact.ts'
import type { CancellationStep } from '#features/suppliers/payment-terms.ts'
import { type Day, daysBetween } from '#values/dates.ts'

/**
 * What a supplier keeps of a confirmed line that we cancel on a day, by the steps of its contract: each holds from so many days before the
 * arrival on. Half away from zero. Nothing where nothing was agreed.
 */
export function cancellationFee(
  { costMinor, firstDay }: { costMinor: number | null; firstDay: Day },
  steps: readonly CancellationStep[],
  day: Day,
): number {
  const ahead = daysBetween(day, firstDay)
  const percent = steps.filter(({ days }) => ahead <= days).reduce((most, step) => Math.max(most, step.percent), 0)
  return shareOf(costMinor ?? 0, percent * 100)
}
