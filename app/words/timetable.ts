import { source } from '#platform/languages/source.ts'

/** Departures as a timetable. */
export const timetableWords = source('timetable', {
  leaves: 'Leaves',
  journey: 'Journey',
  dates: 'Dates',
  route: 'Route',
  status: 'Status',
  seats: 'Seats',
  price: 'Per person',
  left: '{left, plural, =0 {Full} one {# left} other {# left}}',
  action: 'Book',
  reserve: 'Reserve',
  waiting: 'Waiting list',
  reserveThis: 'Reserve: {departure}',
  waitingThis: 'Waiting list: {departure}',
  routeFromTo: '{from} to {to}, {days, plural, one {# day} other {# days}}',
  routeAndBack: '{from} and back, {days, plural, one {# day} other {# days}}',
})
