import type { Hotel } from '#features/hotels/hotel.ts'
import { firstUpper } from '#values/first-upper.ts'
import type { StayWords } from '../../shared/booking/night-price-text.ts'

type Facts = readonly (readonly [name: string, value: string] | false)[]

/** '4 stars', or nothing for a hotel without stars. */
export const starsText = (count: number, words: StayWords): string => (count > 0 ? words.stars({ count }) : '')

/** What everybody asks first of a hotel that lets rooms, or none; what it does not say is left out. */
export function hotelFacts(
  hotel: Hotel & { country: string },
  lets: false | { board: string; types: number },
  words: StayWords,
): Facts {
  const { facts } = words
  return [
    [facts.where, `${hotel.place}, ${hotel.country}`],
    hotel.stars > 0 && [facts.stars, starsText(hotel.stars, words)],
    hotel.altitudeM !== null && [facts.altitude, words.metres({ count: hotel.altitudeM })],
    lets && [facts.board, firstUpper(lets.board)],
    lets && [facts.types, String(lets.types)],
  ]
}
