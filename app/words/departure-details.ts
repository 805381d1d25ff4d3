import { source } from '../languages/source.ts'

/** The head of a departure's page. */
export const departureDetailWords = source('departure-details', {
  title: '{journey}, {day}',
  leaves: 'Leaves',
  returns: 'Returns',
  length: 'Length',
  route: 'Route',
  comfort: 'Accommodation',
  price: 'Per person',
  seatsTaken: '{taken} of {capacity} taken, {left} left',
  allTaken: 'All {capacity} seats are taken',
})
