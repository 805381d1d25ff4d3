import { seasonNights } from '#features/orders/least-night.ts'
import { nightPrice } from '#features/orders/night-price.ts'
import { periodStarts } from '#features/pricing/rate-periods.ts'
import { boardWords, stayRatesOn } from '#features/pricing/stays/stay-rates.ts'
import { addDays, type Day } from '#values/dates.ts'
import { moneyText, usd } from '#values/money.ts'
import { hotelContentWords as says, spansText } from '../../words/hotel-content.ts'
import { notPublishedYet, periodText } from '../../words/rate-periods.ts'
import type { StayProduct } from './list-stays.server.ts'

/** The rates of a hotel in the rate periods after the one of a first day, each with its days; those with equal rates are left out. */
export function laterRateRows(product: StayProduct, first: Day) {
  const [own = first, ...later] = periodStarts(product.hotel, first)
  const tables = [own, ...later].map((from) => ({ from, rates: rateRows(product, from) }))
  const different = tables.filter(({ rates }, at) => at === 0 || JSON.stringify(rates) !== JSON.stringify(tables[at - 1]?.rates))
  const until = product.hotel.ratesUntil ?? undefined
  const endOf = (at: number) => {
    const next = different[at + 1]?.from
    return next ? addDays(next, -1) : until
  }
  return {
    days: different.length > 1 ? periodText(undefined, endOf(0)) : '',
    later: different.slice(1).map(({ from, rates }, at) => ({ days: periodText(from, endOf(at + 1)), rates })),
    notPublished: until ? says.rooms.notPublished(notPublishedYet(until)) : '',
  }
}

/** The rates of a hotel in the period of a day: a row for each type of room and board, a column for each season. */
export function rateRows(product: StayProduct, first: Day) {
  const seasons = seasonNights(product.hotel, first)
  const { rooms, highSeasons } = stayRatesOn(product.hotel, seasons[0]?.night ?? first)
  return {
    boards: [...new Set(rooms.flatMap(({ rates }) => rates.map(({ board }) => boardWords[board])))],
    seasons: seasons.map(({ season }) => says.rooms[season]),
    high: seasons.some(({ season }) => season !== 'year') ? says.rooms.highSpans(spansText(highSeasons)) : '',
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
