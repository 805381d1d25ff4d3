import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { ofFacts } from '../content/content-kind.ts'
import type { HotelFacts } from '../content/row-facts.server.ts'

type Facts = { facts: HotelFacts }

/** The columns of the list of hotels. */
export const hotelColumns = (read: ReadWords) => {
  const words = read(hotelAdminWords).columns
  return [
    { head: words.place, Cell: ofFacts(({ facts }: Facts) => facts.place) },
    { head: words.stars, Cell: ofFacts(({ facts }: Facts) => (facts.stars > 0 ? facts.stars : null)) },
    {
      head: words.rooms,
      Cell: ofFacts(({ facts: { rooms, types } }: Facts) => (types > 0 ? words.roomsOf({ rooms, types }) : words.noRooms)),
    },
    {
      head: words.from,
      Cell: ofFacts(({ facts }: Facts) => (facts.fromMinor === null ? null : read.format.money(usd(facts.fromMinor)))),
    },
  ] as const
}
