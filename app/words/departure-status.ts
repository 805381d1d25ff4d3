import { source } from '#platform/languages/source.ts'

/** Whether a departure runs and can be booked. */
export const departureStatusWords = source('departure-status', {
  planned: 'Not guaranteed',
  missing: '{short, plural, one {Needs # more confirmed} other {Needs # more confirmed}}',
  guaranteed: 'Guaranteed',
  'last-places': 'Last places',
  full: 'Full',
  closed: 'Closed',
  cancelled: 'Cancelled',
})
