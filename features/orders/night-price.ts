import type { HotelRoom } from '#features/hotels/hotel.ts'
import type { CalendarNight } from '#features/hotels/stay-range.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import { unpublishedOn } from '#features/pricing/rate-periods.ts'
import { priceStay } from '#features/pricing/stays/price-stay.ts'
import { type Board, minimumNightsOf, roomRatesOn, stayRatesOn } from '#features/pricing/stays/stay-rates.ts'
import { addDays, type Day } from '#values/dates.ts'
import { completePrice } from './complete-price.ts'
import type { StayOrder } from './order.ts'
import type { Product } from './product.ts'

type Stay = Extract<Product, { kind: 'stay' }>

/**
 * What a whole room costs for one night by itself, in USD cents with its taxes, by the functions that price a stay; undefined
 * where it has no rate, or none is published yet. How long a stay has to be, and which months the hotel is open, is not asked.
 *
 * @param bookedOn the day on which it would be booked, by which early booking counts.
 */
export function nightPrice(
  product: Stay,
  room: Pick<HotelRoom, 'id' | 'rates'>,
  night: Day,
  bookedOn: Day,
  board: Board | undefined = roomRatesOn(product.hotel, room, night)[0]?.board,
): number | undefined {
  if (!board) return undefined
  const own = stayRatesOn(product.hotel, night)
  const hotel = {
    ...own,
    minimumNights: 1,
    openMonths: [Number(night.slice(5, 7))],
    highSeasons: own.highSeasons.map((season) => ({ ...season, minimumNights: 1 })),
  }
  const nights = { startsOn: night, endsOn: addDays(night, 1) }
  const rooms = [{ room: room.id, board, adults: 1, childAges: [] }]
  const priced = priceStay(hotel, { ...nights, rooms })
  if (!priced.done) return undefined
  const order: StayOrder = { kind: 'stay', hotel: hotel.id, ...nights, rooms, extras: [], code: null }
  const whole = completePrice({ product, order, lines: priced.value, ages: [30], about: nights, bookedOn })
  return whole.done ? sumOf(whole.value) : undefined
}

/** A night as stock has it: a type of room, and how many of it are left. */
type LeftOnNight = { room: string; night: Day; left: number }

/** The nights of a hotel for its calendar, in the order of `rows`. Those for which no rates are published yet are left out. */
export function calendarNights(product: Stay, rows: readonly LeftOnNight[], bookedOn: Day): [Day, CalendarNight][] {
  const { hotel } = product
  const published = rows.filter(({ night }) => !unpublishedOn(hotel, night))
  const byNight = Map.groupBy(published, ({ night }) => night)
  return [...byNight].map(([night, types]) => {
    const left = hotel.rooms.map(({ id }) => types.find(({ room }) => room === id)?.left ?? 0)
    const prices = hotel.rooms.flatMap((room, type) =>
      (left[type] ?? 0) > 0 ? (nightPrice(product, room, night, bookedOn) ?? []) : [],
    )
    const dollars = prices.length > 0 ? Math.ceil(Math.min(...prices) / 100) : 0
    return [night, { left, dollars, least: minimumNightsOf(night, hotel) }]
  })
}
