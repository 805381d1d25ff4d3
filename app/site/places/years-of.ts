import { type CountryGuide, type YearFor, yearsFor } from '#features/places/country-guide.ts'
import { seasonSentence } from '../packages/season-sentence.ts'

/** What a country's year is good for, in the order in which they are told, each with its strip in words. */
export function yearsOf(years: CountryGuide['years']): { for: YearFor; months: readonly number[]; sentence: string }[] {
  return yearsFor.flatMap((one) => {
    const months = years[one]
    return months ? [{ for: one, months, sentence: seasonSentence(months) }] : []
  })
}
