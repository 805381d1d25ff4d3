import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { seasonNights } from '#features/orders/least-night.ts'
import { nightPrice } from '#features/orders/night-price.ts'
import { periodStarts } from '#features/pricing/rate-periods.ts'
import { stayRatesOn } from '#features/pricing/stays/stay-rates.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { addDays, type Day } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import type { StayWords } from '../../shared/booking/night-price-text.ts'
import { notPublishedText, periodText } from '../../shared/rate-period-text.ts'
import type { StayProduct } from './list-stays.server.ts'
import { type HotelWords, spansText } from './stay-sentences.ts'

/** The rates of a hotel in the rate periods after the one of a first day, each with its days; those with equal rates are left out. */
export function laterRateRows(product: StayProduct, first: Day, { stays, rateTable }: HotelWords, format: Formatter) {
  const [own = first, ...later] = periodStarts(product.hotel, first)
  const tables = [own, ...later].map((from) => ({ from, rates: rateRows(product, from, stays, format) }))
  const different = tables.filter(({ rates }, at) => at === 0 || JSON.stringify(rates) !== JSON.stringify(tables[at - 1]?.rates))
  const until = product.hotel.ratesUntil ?? undefined
  const endOf = (at: number) => {
    const next = different[at + 1]?.from
    return next ? addDays(next, -1) : until
  }
  return {
    days: different.length > 1 ? periodText(undefined, endOf(0), rateTable, format) : '',
    later: different.slice(1).map(({ from, rates }, at) => ({ days: periodText(from, endOf(at + 1), rateTable, format), rates })),
    notPublished: until ? stays.rates.notPublished({ sentence: notPublishedText(until, rateTable, format) }) : '',
  }
}

/** The rates of a hotel in the period of a day: a row for each type of room and board, a column for each season. */
export function rateRows(product: StayProduct, first: Day, words: StayWords, format: Formatter) {
  const { rates } = words
  const seasons = seasonNights(product.hotel, first)
  const { rooms, highSeasons } = stayRatesOn(product.hotel, seasons[0]?.night ?? first)
  return {
    boards: [...new Set(rooms.flatMap((room) => room.rates.map(({ board }) => words.boards[board])))],
    seasons: seasons.map(({ season }) => rates[season]),
    high: seasons.some(({ season }) => season !== 'year')
      ? rates.highSpans({ spans: spansText(highSeasons, words, format) })
      : '',
    types: rooms.length,
    rows: rooms.flatMap((room) =>
      [...new Set(room.rates.map(({ board }) => board))].map((board) => ({
        key: `${room.id} ${board}`,
        name: room.name,
        ...untranslatedOf(room, ['name']),
        beds: room.beds,
        fits: fitsText(room, rates),
        count: rates.count({ count: room.count }),
        guestsMost: room.guestsMost,
        board: words.boards[board],
        prices: seasons.map(({ night }) => {
          const minor = nightPrice(product, room, night, first, board)
          return minor === undefined ? rates.none : format.money(usd(minor))
        }),
      })),
    ),
  }
}

/** For how many a room is, with a child on an extra bed or without. */
const fitsText = (
  { adultsMost: adults, guestsMost: guests }: { adultsMost: number; guestsMost: number },
  rates: StayWords['rates'],
) => (guests > adults ? rates.fitsChild({ adults, guests }) : rates.fits({ guests }))
