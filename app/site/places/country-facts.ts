import { langOf } from '#features/content/texts/untranslated.ts'
import type { Words } from '#platform/languages/source.ts'
import type { Fact } from '../../ui/fact-list.tsx'
import type { countryFactsWords } from '../../words/country-facts.ts'
import type { CountryData } from './load-country.server.ts'

/** The key facts of a country, at the top of its page. */
export function factsOf({ capital, guide, best }: CountryData, words: Words<typeof countryFactsWords.tree>): Fact[] {
  const { currency, languages, utcOffset, visaShort } = guide
  return [
    [words.capital, capital],
    [words.visa, visaShort, langOf(guide, 'visaShort')],
    best !== '' && [words.best, best],
    [words.languages, languages.join(', ')],
    [words.money, words.moneyText({ name: currency.name, rate: currency.perUsd, code: currency.code, year: currency.asOf })],
    [words.time, zoneText(utcOffset)],
  ]
}

/** 'UTC+2' for '+02:00'. */
const zoneText = (offset: string) => `UTC${offset.replace(/:00$/, '').replace('+0', '+')}`
