import { source } from '#platform/languages/source.ts'

/** What the server alone says of a change: what can be chosen, and what a change would cost. */
export const changeAnswerWords = source('manage-change-answers', {
  dateFixed: 'The date could be moved before {day}. Write to us about another one.',
  child: '{age, plural, one {{name}, # year} other {{name}, # years}}',
  option: '{days}, {left} left',
  full: '{days}, full',
  own: '{days}, as booked',
  /** In place of an amount that is not there. */
  none: '–',
  leaving: '{count, plural, one {{names} is removed from the party.} other {{names} are removed from the party.}}',
  leavingMany: '{count, plural, one {# traveller is removed from the party.} other {# travellers are removed from the party.}}',
  fee: 'Cancellation fee {amount}: {reason}.',
  noFee: 'No cancellation fee: we have not confirmed yet.',
  crew: {
    guide: 'Your guide is not free on all of the new days. We choose another one for them.',
    car: 'Your vehicle is not free on all of the new days. We choose another one for them.',
  },
  more: 'The booking costs {amount} more.',
  less: 'The booking costs {amount} less.',
  even: 'The price stays the same.',
  balance: 'Balance, by {day}',
})
