import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { placeWords } from '../../words/places.ts'
import type { CountryData } from './country.tsx'

const says = placeWords.country

export function CountryFacts({ country: { capital, guide, best } }: { country: CountryData }) {
  const { currency, languages, utcOffset, visaShort } = guide
  const facts: Fact[] = [
    [says.facts.capital, capital],
    [says.facts.visa, visaShort],
    best !== '' && [says.facts.best, best],
    [says.facts.languages, languages.join(', ')],
    [says.facts.money, says.money(currency.name, currency.perUsd.toLocaleString('en-US'), currency.code, currency.asOf)],
    [says.facts.time, says.utc(utcOffset)],
  ]
  return <FactList facts={facts} />
}
