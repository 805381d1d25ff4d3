import type { Fact } from '../../ui/fact-list.tsx'
import { placeWords } from '../../words/places.ts'
import type { CountryData } from './load-country.server.ts'

const words = placeWords.country

/** The key facts of a country, at the top of its page. */
export function factsOf({ capital, guide, best }: CountryData): Fact[] {
  const { currency, languages, utcOffset, visaShort } = guide
  return [
    [words.facts.capital, capital],
    [words.facts.visa, visaShort],
    best !== '' && [words.facts.best, best],
    [words.facts.languages, languages.join(', ')],
    [words.facts.money, words.money(currency.name, currency.perUsd.toLocaleString('en-US'), currency.code, currency.asOf)],
    [words.facts.time, words.utc(utcOffset)],
  ]
}
