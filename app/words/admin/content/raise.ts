import { source } from '#platform/languages/source.ts'

/** The screen on which the prices of several entries are raised at once. */
export const raiseWords = source('admin-raise', {
  title: 'Change prices',
  lede: 'Adds rates from a first day to each selected entry, with all its prices changed. They are saved as drafts: visitors see them once you publish.',
  preview: 'Preview',
  planTitle: 'What changes',
  before: 'Rates before',
  after: 'From {day}',
  prices: '{count, plural, one {# price} other {# prices}}',
  go: '{count, plural, one {Save # draft} other {Save # drafts}}',
  nothing: 'None of the selected entries can be changed.',
  none: 'Nothing is selected. Go back to the list and select rows first.',
  saved:
    '{count, plural, one {# draft saved. Check and publish it in the list.} other {# drafts saved. Check and publish them in the list.}}',
  toList: 'Unpublished changes',
  reasons: {
    'no-prices': 'It has no prices.',
    'too-many-periods': 'It has too many rate periods. Delete past rates first.',
    'day-taken': 'It has rates from {day} already. Change those in its editor.',
  },
})
