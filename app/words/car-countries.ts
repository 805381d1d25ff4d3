import { source } from '#platform/languages/source.ts'

/** Countries that a car may go to, by id: said by loaders alone. */
export const carCountryWords = source('car-countries', {
  uganda: 'Uganda',
  tanzania: 'Tanzania',
  kenya: 'Kenya',
  burundi: 'Burundi',
  'dr-congo': 'DR Congo',
})
