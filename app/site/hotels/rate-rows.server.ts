import { seasonNights } from '#features/orders/least-night.ts'
import { nightPrice } from '#features/orders/night-price.ts'
import { boardWords } from '#features/pricing/stays/stay-rates.ts'
import type { Day } from '#values/dates.ts'
import { moneyText, usd } from '#values/money.ts'
import { hotelContentWords as says, spansText } from '../../words/hotel-content.ts'
import type { StayProduct } from './list-stays.server.ts'

/** The rates of a hotel: a row for each type of room and board, a column for each season. */
export function rateRows(product: StayProduct, first: Day) {
  const { rooms, highSeasons } = product.hotel
  const seasons = seasonNights(product.hotel, first)
  return {
    boards: [...new Set(rooms.flatMap(({ rates }) => rates.map(({ board }) => boardWords[board])))],
    seasons: seasons.map(({ season }) => says.rooms[season]),
    high: seasons.length > 1 ? says.rooms.highSpans(spansText(highSeasons)) : '',
    types: rooms.length,
    rows: rooms.flatMap((room) =>
      [...new Set(room.rates.map(({ board }) => board))].map((board) => ({
        key: `${room.id} ${board}`,
        name: room.name,
        beds: room.beds,
        fits: says.rooms.fits(room.adultsMost, room.guestsMost),
        count: says.rooms.count(room.count),
        guestsMost: room.guestsMost,
        board: boardWords[board],
        prices: seasons.map(({ night }) => {
          const minor = nightPrice(product, room, night, first, board)
          return minor === undefined ? says.rooms.none : moneyText(usd(minor))
        }),
      })),
    ),
  }
}
