import { source } from '#platform/languages/source.ts'

/** The page about a visit to Rwanda, besides what staff write. */
export const visitRwandaWords = source('visit-rwanda', {
  journeys: 'Journeys in Rwanda',
  all: 'All journeys in Rwanda',
  country: 'Rwanda at a glance',
})
