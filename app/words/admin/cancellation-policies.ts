import { source } from '#platform/languages/source.ts'

/** What stands in the settings of cancellation. */
export const cancellationSettingsWords = source('admin-cancellation-policies', {
  from: 'From, days before',
  to: 'To, days before',
  toHint: 'Leave the first one empty: any time before.',
  percent: 'Cancellation fee, %',
  dayEndsAt: 'A day of notice ends at (Kigali time)',
  dayEndsAtHint:
    'Empty: at midnight. With 08:00, “1 day before” ends at 08:00 on the day before the start: 24 hours before 08:00 of the start day.',
  step: 'Step {row}',
  keepsDeposit: 'Minimum fee after confirmation, of the price without permits and park fees',
  depositPercent: 'Minimum fee, %',
  notNumbers: 'Enter days and percentages as whole numbers, such as 61 or 40.',
  refusals: {
    'tiers-have-gap': 'No step covers {day, plural, one {# day} other {# days}} before. Close the gap.',
    'tiers-overlap': 'Two steps cover {day, plural, one {# day} other {# days}} before. Put each day in one step.',
    'tiers-not-ordered': 'Start with the most days before. In each step, “from” is the smaller number.',
    'tiers-do-not-end': 'The last step must reach 0, the start day.',
    'time-wrong': 'Enter a time such as 08:00, or leave it empty.',
    'percent-wrong': 'Enter a whole number from 0 to 100.',
  },
})
