import type { Hotel } from '#features/hotels/hotel.ts'
import { firstUpper } from '#values/first-upper.ts'
import { childSentences, hotelContentWords, openMonthsText, spansText } from '../../words/hotel-content.ts'
import { nightsCount } from '../../words/nights.ts'

const words = hotelContentWords.rules

/** The rules of a hotel in sentences, by topic. */
export function rulesOf({ childPolicy, minimumNights, highSeasons, openMonths, notes }: Hotel) {
  const longer = highSeasons.filter((season) => season.minimumNights > minimumNights)
  const longerFor = Map.groupBy(longer, (season) => season.minimumNights)
  return [
    { about: words.children, sentences: childSentences(childPolicy) },
    {
      about: words.nights,
      sentences: [
        firstUpper(nightsCount(minimumNights)),
        ...[...longerFor].map(([nights, seasons]) => words.high(nights, spansText(seasons))),
      ],
    },
    { about: words.open, sentences: [firstUpper(openMonthsText(openMonths))] },
    ...(notes.length > 0 ? [{ about: words.besides, sentences: [...notes] }] : []),
  ]
}
