import { source } from '#platform/languages/source.ts'

/** What a departure or a booking has not got of guides and vehicles: on the dashboard and the board. */
export const crewMissingWords = source('admin-crew-missing', {
  cars: '{count, plural, one {# vehicle} other {# vehicles}}',
  seats: '{count, plural, one {# seat} other {# seats}}',
  driverGuides: '{count, plural, one {# driver-guide} other {# driver-guides}}',
  guides: '{count, plural, one {# guide} other {# guides}}',
  drivers: '{count, plural, one {# driver} other {# drivers}}',
  missing: 'Missing: {what}.',
  missingOn: 'Missing on {day}: {what}.',
  missingFrom: 'Missing from {from} to {to}: {what}.',
  noPlate: '{count, plural, one {# vehicle} other {# vehicles}} with a number plate missing.',
  waiting: '{count, plural, one {# request} other {# requests}} not answered yet.',
})
