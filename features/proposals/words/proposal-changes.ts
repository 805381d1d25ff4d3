import { source } from '#platform/languages/source.ts'

/** What has changed since the proposal of the same trip that the customer had before: on the page, in the email, and for staff who send it. */
export const proposalChangeWords = source('proposal-changes', {
  title: 'What has changed',
  since: 'This is a new version of our proposal {reference} of {day}.',
  subject: 'a new version of your journey, {journey}',
  none: 'Dates, accommodation, services and prices are the same. Only our words are new.',
  /** `what`: one of the sentences below. */
  inOption: 'Option {letter}: {what}',
  dates: 'Dates: {days} instead of {was}.',
  travellers: 'Travellers: {party} instead of {was}.',
  party:
    '{adults, plural, =0 {} one {# adult} other {# adults}}{both, select, yes {, } other {}}{children, plural, =0 {} one {# child} other {# children}}',
  optionCame: 'New option {letter}: {title}, {total}.',
  optionWent: 'No longer offered: option {letter}, {title}.',
  total: 'The price is {total} instead of {was}.',
  sameTotal: 'The price stays the same.',
  stayCame: 'New accommodation: {title}, {nights, plural, one {# night} other {# nights}}.',
  stayWent: 'No longer: {title}, {nights, plural, one {# night} other {# nights}}.',
  stayNights: '{title}: {nights, plural, one {# night} other {# nights}} instead of {was}.',
  dayCame: 'New, day {day}: {title}.',
  dayWent: 'No longer: the day “{title}”.',
  itemCame: 'New on day {day}: {title}.',
  itemOffered: 'New on day {day}, if you want it: {title}.',
  itemWent: 'No longer: {title}.',
  included: 'What the price covers is listed anew.',
  terms: 'Payment or cancellation terms have changed.',
  more: '{count, plural, one {And # more change.} other {And # more changes.}}',
})
