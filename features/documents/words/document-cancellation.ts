import { source } from '#platform/languages/source.ts'

/** The cancellation policies, a sentence for each tier. The site has the same in app/words/cancellation.ts. */
export const documentCancellationWords = source('document-cancellation', {
  untilConfirmed: 'Cancelling is free until we confirm.',
  passedOn: 'Permits, park fees and flights are non-refundable once purchased.',
  free: '{notice}: no fee',
  fee: '{notice}: {percent, number}% of the price without permits and park fees',
  notice: {
    orMore: '{days, plural, one {# day} other {# days}} or more before',
    orLess: '{days, plural, one {# day} other {# days}} or less before',
    between: '{from} to {to, plural, one {# day} other {# days}} before',
  },
  /** Of a policy whose days end at a time of the day. */
  timed: {
    anyTime: 'At any time',
    until: 'Until {end}',
    after: 'After {start}',
    between: 'After {start}, until {end}',
    on: '{time} (Kigali time) on {day}',
  },
  /** Where there are several policies. */
  named: {
    tours: 'Tour, {rule}',
    'day-tours': 'Day tour, {rule}',
    stays: 'Rooms, {rule}',
    cars: 'Cars, {rule}',
  },
})
