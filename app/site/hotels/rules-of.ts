import type { HotelOffer } from '#features/hotels/hotel.ts'
import { firstUpper } from '#values/first-upper.ts'
import { childSentences, hotelContentWords, openMonthsText, spansText } from '../../words/hotel-content.ts'
import { nightsCount } from '../../words/nights.ts'

const says = hotelContentWords.rules

/** The rules of a house in sentences, each under what it is about. */
export function rulesOf({ childPolicy, minimumNights, highSeasons, openMonths, notes }: HotelOffer) {
  const longer = highSeasons.filter((season) => season.minimumNights > minimumNights)
  const longerFor = Map.groupBy(longer, (season) => season.minimumNights)
  return [
    { about: says.children, sentences: childSentences(childPolicy) },
    {
      about: says.nights,
      sentences: [
        firstUpper(nightsCount(minimumNights)),
        ...[...longerFor].map(([nights, seasons]) => says.high(nights, spansText(seasons))),
      ],
    },
    { about: says.open, sentences: [firstUpper(openMonthsText(openMonths))] },
    ...(notes.length > 0 ? [{ about: says.besides, sentences: [...notes] }] : []),
  ]
}
