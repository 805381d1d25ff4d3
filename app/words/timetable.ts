import { source } from '../languages/source.ts'

/** Departures as a timetable. */
export const timetableWords = source('timetable', {
  leaves: 'Leaves',
  journey: 'Journey',
  dates: 'Dates',
  route: 'Route',
  status: 'Status',
  seats: 'Seats',
  price: 'Per person',
  action: 'Book',
  reserve: 'Reserve',
  waiting: 'Waiting list',
  reserveThis: 'Reserve: {departure}',
  waitingThis: 'Waiting list: {departure}',
  routeFromTo: '{from} to {to}, {days}',
  routeAndBack: '{from} and back, {days}',
})
