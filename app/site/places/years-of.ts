import { type CountryGuide, type YearFor, yearsFor } from '#features/places/country-guide.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { seasonWords } from '../../words/season.ts'
import { seasonSentence } from '../packages/season-sentence.ts'

/** The seasons of a country by purpose, in the order shown, each with its strip in words. */
export function yearsOf(
  years: CountryGuide['years'],
  words: Words<typeof seasonWords.tree>,
  format: Formatter,
): { for: YearFor; months: readonly number[]; sentence: string }[] {
  return yearsFor.flatMap((one) => {
    const months = years[one]
    return months ? [{ for: one, months, sentence: seasonSentence(months, words, format) }] : []
  })
}
