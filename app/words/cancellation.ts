import { source } from '#platform/languages/source.ts'

/** How a cancellation tier reads: worded on the server, so that these words reach no browser. */
export const cancellationWords = source('cancellation', {
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
    before: '{time} (Kigali time) {days, plural, one {on the day before} other {# days before}}',
  },
  keeps: '{notice}: we keep {percent}%',
  keepsNothing: '{notice}: we keep nothing',
  /** A rule with its end, or that it is past. */
  dated: '{rule} ({when})',
  until: 'until {day}',
  today: 'today, until {day}',
  gone: 'already passed for this date',
  applies: 'applies now',
})
