import { source } from '#platform/languages/source.ts'

/** What the parts of a year say. */
export const yearSpanWords = source('admin-editor-year-spans', {
  span: 'Season {number}',
  add: 'Add season',
  from: 'From',
  to: 'To',
  day: '{end}, day',
  month: '{end}, month',
  monthDayHint: 'Month and day: 06-01 is 1 June.',
  says: '{from} to {to}{over, select, yes {, over the new year} other {}}. {days, plural, one {# day} other {# days}}, first and last day included.',
  fault: {
    'no-such-day': '{end, select, from {The first day} other {The last day}} does not exist. {month} has days 1 to {days}.',
    overlaps: 'It shares days with season {other}. Each day belongs to one season.',
    'whole-year': 'It covers the whole year, so there is no low season.',
  },
})
