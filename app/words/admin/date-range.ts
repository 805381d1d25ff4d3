/** The form that asks for the days of a report. */
export const dateRangeWords = {
  label: 'Date range',
  from: 'First day',
  to: 'Last day',
  apply: 'Apply dates',
} as const
