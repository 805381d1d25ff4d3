import { source } from '#platform/languages/source.ts'

/** A year of a service as one band. */
export const serviceYearWords = source('admin-service-year', {
  title: 'Year by service',
  caption: '{service}, {year}',
  columns: { days: 'Days', says: 'Rate' },
  more: 'and {count, plural, one {#} other {#}} more',
  without: 'no rate on {weekdays}',
  withoutSome: 'not for everybody',
  gap: 'No rate',
  lastYear: '{days}: {amount}',
  closed: 'Closed: {reason}',
})
