import { source } from '#platform/languages/source.ts'

/** The key facts of a country, which its loader says. */
export const countryFactsWords = source('country-facts', {
  capital: 'Capital',
  money: 'Money',
  moneyText: '{name}, about {rate, number} {code} to $1 ({year})',
  languages: 'Languages',
  time: 'Time',
  visa: 'Visa',
  best: 'Best months',
})
