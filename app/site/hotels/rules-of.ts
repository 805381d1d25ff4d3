import type { Hotel } from '#features/hotels/hotel.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { firstUpper } from '#values/first-upper.ts'
import type { StayWords } from '../../shared/booking/night-price-text.ts'
import { childSentences, openMonthsText, spansText } from './stay-sentences.ts'

/** The rules of a hotel in sentences, by topic. */
export function rulesOf(
  { childPolicy, minimumNights, highSeasons, openMonths, notes }: Hotel,
  words: StayWords,
  format: Formatter,
) {
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
    ...(notes.length > 0 ? [{ about: rules.besides, sentences: [...notes] }] : []),
  ]
}
