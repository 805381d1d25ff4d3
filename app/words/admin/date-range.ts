import { source } from '#platform/languages/source.ts'

/** The form that asks for the days of a report. */
export const dateRangeWords = source('admin-date-range', {
  label: 'Date range',
  from: 'First day',
  to: 'Last day',
  apply: 'Apply dates',
})
