import { source } from '#platform/languages/source.ts'

/** The page of all countries. */
export const countriesWords = source('countries', {
  description:
    'Rwanda, Uganda, Kenya, Tanzania, Burundi and DR Congo: parks, visas, health rules, seasons and roads, with the year of each figure.',
  lede: 'We start in Kigali and drive out from there. Every border has its own rules: each page gives them, with the year of its figures.',
  mapTitle: 'Where we travel',
  map: 'Map of the region we travel in',
  journeys: '{count, plural, one {# journey} other {# journeys}}',
  notSold: 'Not on sale',
  parks: '{count, plural, one {# park} other {# parks and lakes}}',
  posters: 'Each country',
  allParks: 'All parks and lakes',
})
