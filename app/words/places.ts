import { source } from '#platform/languages/source.ts'

/** The two lists of places, by which the breadcrumbs of their pages name them. */
export const placeWords = source('places', { countries: 'Countries', parks: 'National parks and lakes' })
