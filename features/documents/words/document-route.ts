import { source } from '#platform/languages/source.ts'

/** The map of a route and its stops, of brochures too. */
export const documentRouteWords = source('document-route', {
  title: 'Route',
  map: 'Map of the route: {names}',
  start: 'Start',
  onTheWay: 'On the way',
  days: '{count, plural, one {Day {days}} other {Days {days}}}',
})
