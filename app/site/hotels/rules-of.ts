import { langOf } from '#features/content/texts/untranslated.ts'
import type { Hotel } from '#features/hotels/hotel.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { firstUpper } from '#values/first-upper.ts'
import type { StayWords } from '../../shared/booking/night-price-text.ts'
import { childSentences, openMonthsText, spansText } from './stay-sentences.ts'

/** `langs`: of each sentence, where it has stayed English. */
type Rule = { about: string; sentences: readonly string[]; langs?: readonly ('en' | undefined)[] }

/** The rules of a hotel in sentences, by topic. */
export function rulesOf(
  { childPolicy, minimumNights, highSeasons, openMonths, notes, ...hotel }: Hotel,
  words: StayWords,
  format: Formatter,
): Rule[] {
  const { rules } = words
  const longer = highSeasons.filter((season) => season.minimumNights > minimumNights)
  const longerFor = Map.groupBy(longer, (season) => season.minimumNights)
  return [
    { about: rules.children, sentences: childSentences(childPolicy, words) },
    {
      about: rules.nights,
      sentences: [
        firstUpper(words.nights({ count: minimumNights })),
        ...[...longerFor].map(([minimum, seasons]) => rules.high({ minimum, spans: spansText(seasons, words, format) })),
      ],
    },
    { about: rules.open, sentences: [firstUpper(openMonthsText(openMonths, words, format))] },
    ...(notes.length > 0
      ? [{ about: rules.besides, sentences: [...notes], langs: notes.map((_, at) => langOf(hotel, `notes.${at}`)) }]
      : []),
  ]
}
