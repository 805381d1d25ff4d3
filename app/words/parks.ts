import { source } from '#platform/languages/source.ts'

/** The page of all parks and lakes. */
export const parksWords = source('parks', {
  titleOf: 'National parks and lakes in {country}',
  description:
    'National parks, reserves and lakes of East Africa: what lives there, fees by residency, when to go, how far it is.',
  lede: 'Where they are, what lives there, what they charge and when to come. Closed parks say so, and are not on sale.',
  filter: 'Country',
  every: 'All countries',
  count: '{count, plural, one {# park or lake} other {# parks and lakes}}',
})
