import { placeWords } from '../../words/places.ts'
import type { CountryData } from './country.tsx'

const says = placeWords.country

export function CountryFacts({ country: { capital, guide, best } }: { country: CountryData }) {
  const { currency, languages, utcOffset, visaShort } = guide
  const facts: [string, string][] = [
    [says.facts.capital, capital],
    [says.facts.visa, visaShort],
    ...(best ? [[says.facts.best, best] satisfies [string, string]] : []),
    [says.facts.languages, languages.join(', ')],
    [says.facts.money, says.money(currency.name, currency.perUsd.toLocaleString('en-US'), currency.code, currency.asOf)],
    [says.facts.time, says.utc(utcOffset)],
  ]
  return (
    <dl className="facts num">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
