import { moneyText, usd } from '#values/money.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { ofFacts } from '../content/content-kind.ts'
import type { HotelFacts } from '../content/row-facts.server.ts'

type Facts = { facts: HotelFacts }
const words = hotelAdminWords.columns

/** The columns of the list of hotels. */
export const hotelColumns = [
  { head: words.place, Cell: ofFacts(({ facts }: Facts) => facts.place) },
  { head: words.stars, Cell: ofFacts(({ facts }: Facts) => (facts.stars > 0 ? facts.stars : null)) },
  {
    head: words.rooms,
    Cell: ofFacts(({ facts }: Facts) => (facts.types > 0 ? words.roomsOf(facts.rooms, facts.types) : words.noRooms)),
  },
  { head: words.from, Cell: ofFacts(({ facts }: Facts) => (facts.fromMinor === null ? null : moneyText(usd(facts.fromMinor)))) },
] as const
