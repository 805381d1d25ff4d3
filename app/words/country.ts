import { source } from '#platform/languages/source.ts'

/** The page of a country around its static part. */
export const countryWords = source('country', {
  title: '{name}: parks, visas and when to go',
  onPage: 'On this page',
  tabs: {
    parks: 'Parks',
    map: 'Map and roads',
    when: 'When to go',
    dates: 'Departures',
    journeys: 'Journeys',
    know: 'Good to know',
  },
})
