import { source } from '#platform/languages/source.ts'

/** The head of a departure's page. */
export const departureDetailWords = source('departure-details', {
  title: '{journey}, {day}',
  leaves: 'Leaves',
  returns: 'Returns',
  length: 'Length',
  days: '{days, plural, one {# day} other {# days}}',
  route: 'Route',
  comfort: 'Accommodation',
  price: 'Per person',
  seatsTaken: '{taken} of {capacity} taken, {left} left',
  party: '{count, plural, one {# traveller} other {# travellers}}. Change',
  reserveHere: 'Reserve seats',
  allTaken: '{capacity, plural, one {The only seat is taken} other {All # seats are taken}}',
})
