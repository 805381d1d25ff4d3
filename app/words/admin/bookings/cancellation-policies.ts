import type { CancellationPolicyRefusal } from '#features/settings/cancellation-policy.ts'
import type { CancellationPolicyName } from '#features/settings/settings.ts'

/** What stands in the settings of cancellation. */
export const cancellationSettingsWords = {
  names: { tours: 'Tours and pilgrimages', stays: 'Hotel stays', cars: 'Car hire' } satisfies Record<
    CancellationPolicyName,
    string
  >,
  from: 'From, days before',
  to: 'To, days before',
  toHint: 'Leave the first one empty: any time before.',
  percent: 'Cancellation fee, %',
  step: (row: number) => `Step ${row}`,
  keepsDeposit: 'Minimum fee after confirmation, of the price without permits and park fees',
  depositPercent: 'Minimum fee, %',
  save: (name: string) => `Save for ${name.toLowerCase()}`,
  notNumbers: 'Enter days and percentages as whole numbers, such as 61 or 40.',
} as const

/** Why a ladder was not saved. */
export function cancellationPolicyRefusal(refusal: CancellationPolicyRefusal): string {
  switch (refusal.reason) {
    case 'ladder-has-gap':
      return `No step covers ${refusal.day} days before. Close the gap.`
    case 'ladder-overlaps':
      return `Two steps cover ${refusal.day} days before. Put each day in one step.`
    case 'ladder-not-ordered':
      return 'Start with the most days before. In each step, “from” is the smaller number.'
    case 'ladder-does-not-end':
      return 'The last step must reach 0, the start day.'
    case 'percent-wrong':
      return 'Enter a whole number from 0 to 100.'
  }
}
