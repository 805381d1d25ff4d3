import type { CancellationPolicyRefusal } from '#features/settings/cancellation-policy.ts'
import type { CancellationPolicyName } from '#features/settings/settings.ts'

/** What stands in the settings of cancellation. */
export const cancellationSettingsWords = {
  names: { tours: 'Tours and pilgrimages', 'day-tours': 'Day tours', stays: 'Hotel stays', cars: 'Car hire' } satisfies Record<
    CancellationPolicyName,
    string
  >,
  from: 'From, days before',
  to: 'To, days before',
  toHint: 'Leave the first one empty: any time before.',
  percent: 'Cancellation fee, %',
  dayEndsAt: 'A day of notice ends at (Kigali time)',
  dayEndsAtHint:
    'Empty: at midnight. With 08:00, “1 day before” ends at 08:00 on the day before the start: 24 hours before 08:00 of the start day.',
  step: (row: number) => `Step ${row}`,
  keepsDeposit: 'Minimum fee after confirmation, of the price without permits and park fees',
  depositPercent: 'Minimum fee, %',
  save: (name: string) => `Save for ${name.toLowerCase()}`,
  notNumbers: 'Enter days and percentages as whole numbers, such as 61 or 40.',
} as const

/** Why a policy was not saved. */
export function cancellationPolicyRefusal(refusal: CancellationPolicyRefusal): string {
  switch (refusal.reason) {
    case 'tiers-have-gap':
      return `No step covers ${refusal.day} days before. Close the gap.`
    case 'tiers-overlap':
      return `Two steps cover ${refusal.day} days before. Put each day in one step.`
    case 'tiers-not-ordered':
      return 'Start with the most days before. In each step, “from” is the smaller number.'
    case 'tiers-do-not-end':
      return 'The last step must reach 0, the start day.'
    case 'time-wrong':
      return 'Enter a time such as 08:00, or leave it empty.'
    case 'percent-wrong':
      return 'Enter a whole number from 0 to 100.'
  }
}
