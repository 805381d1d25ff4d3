import type { Fact } from '../../ui/fact-list.tsx'
import { placeWords } from '../../words/places.ts'
import type { CountryData } from './load-country.server.ts'

const says = placeWords.country

/** What everybody asks first of a country: the head of its page. */
export function factsOf({ capital, guide, best }: CountryData): Fact[] {
  const { currency, languages, utcOffset, visaShort } = guide
  return [
    [says.facts.capital, capital],
    [says.facts.visa, visaShort],
    best !== '' && [says.facts.best, best],
    [says.facts.languages, languages.join(', ')],
    [says.facts.money, says.money(currency.name, currency.perUsd.toLocaleString('en-US'), currency.code, currency.asOf)],
    [says.facts.time, says.utc(utcOffset)],
  ]
}
