import type { CancellationPolicyRefusal } from '#features/settings/cancellation-policy.ts'
import type { CancellationPolicyName } from '#features/settings/settings.ts'

/** What stands in the settings of cancellation. */
export const cancellationSettingsWords = {
  names: { tours: 'Journeys and pilgrimages', stays: 'Hotel stays', cars: 'Car hire' } satisfies Record<
    CancellationPolicyName,
    string
  >,
  from: 'From, days before',
  to: 'To, days before',
  toHint: 'Leave the first one empty: any time before.',
  percent: 'We keep, %',
  step: (row: number) => `Step ${row}`,
  keepsDeposit: 'After confirmation we keep at least this share of the price without permits and park fees',
  depositPercent: 'That share, %',
  save: (name: string) => `Save for ${name.toLowerCase()}`,
  notNumbers: 'Days and percents are whole numbers, such as 61 or 40.',
} as const

/** Why a ladder was not saved. */
export function cancellationPolicyRefusal(refusal: CancellationPolicyRefusal): string {
  switch (refusal.reason) {
    case 'ladder-has-gap':
      return `No step says what a notice ${refusal.day} days before costs. Close the gap.`
    case 'ladder-overlaps':
      return `Two steps say what a notice ${refusal.day} days before costs. Let each day stand in one.`
    case 'ladder-not-ordered':
      return 'Begin with the earliest notice and go down, each step from the smaller to the larger number of days.'
    case 'ladder-does-not-end':
      return 'The last step has to reach 0, the day of the start.'
    case 'percent-wrong':
      return 'A percent is a whole number from 0 to 100.'
  }
}
