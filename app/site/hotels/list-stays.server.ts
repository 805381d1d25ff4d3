import { quoteOf } from '#features/bookings/quotes/quote.ts'
import type { Hotel } from '#features/hotels/hotel.ts'
import type { StayWish } from '#features/hotels/hotel-filter.ts'
import { type FreeRooms, suggestRooms } from '#features/hotels/suggest-rooms.ts'
import { leastNight } from '#features/orders/least-night.ts'
import type { StayOrder } from '#features/orders/order.ts'
import { guestsOf } from '#features/orders/order.ts'
import type { Product } from '#features/orders/product.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { roundHalfAway, usd } from '#values/money.ts'
import { nightPriceText, type StayWords } from '../../shared/booking/night-price-text.ts'
import { type HotelWords, suggestSentence } from './stay-sentences.ts'

type Nights = { startsOn: Day; endsOn: Day }

/** A stay as it is sold now, without extras and without a code. */
export type StayProduct = Extract<Product, { kind: 'stay' }>
export const productOf = (hotel: Hotel, settings: Settings): StayProduct => ({
  kind: 'stay',
  hotel,
  settings,
  extras: [],
  code: null,
})

/** A party's nights in a hotel, and the rooms that are free on them. */
type Wanted = { product: StayProduct; nights: Nights; party: StayWish['party']; free: FreeRooms }

/** What a hotel has for a party on some nights: an order that can be held, or a sentence why there is none. */
export function stayFor({ product, nights, party, free }: Wanted, now: Date, words: HotelWords, format: Formatter) {
  const { hotel } = product
  const suggested = suggestRooms(hotel, nights, party, free)
  if (!suggested.done) return { problem: suggestSentence(suggested.refusal, hotel.openMonths, words, format) }
  const order: StayOrder = { kind: 'stay', hotel: hotel.id, ...nights, rooms: suggested.value, extras: [], code: null }
  const guests = guestsOf(order)
  const quoted = quoteOf(product, order, guests, now)
  return quoted.done ? { order, guests, quote: quoted.value } : { problem: words.stays.refusals['no-rooms'] }
}

/** The price in a row: `minor` is the price of a night, by which the list is sorted and filtered. */
export type RowPrice =
  | { kind: 'stay'; minor: number; night: string; stay: string; basis: string; rooms: { words: string; left: number }[] }
  | { kind: 'from'; minor: number; night: string; basis: string }
  | { kind: 'none'; minor: number; why: string }

/** The price of the rooms for a party, for a night and for the whole stay: the sum that is charged. */
export function stayPrice(wanted: Wanted, now: Date, words: HotelWords, format: Formatter): RowPrice {
  const { product, nights, free } = wanted
  const { stays } = words
  const found = stayFor(wanted, now, words, format)
  const count = daysBetween(nights.startsOn, nights.endsOn)
  if (!found.quote) return { kind: 'none', minor: Number.MAX_SAFE_INTEGER, why: found.problem }
  const { totalMinor } = found.quote.schedule
  const minor = roundHalfAway(totalMinor / count)
  const types = [...Map.groupBy(found.order.rooms, ({ room }) => room)]
  return {
    kind: 'stay',
    minor,
    night: nightPriceText(totalMinor, count, stays, format),
    stay: format.money(usd(totalMinor)),
    basis: stays.stay({ count }),
    rooms: types.map(([id, { length }]) => {
      const name = product.hotel.rooms.find((room) => room.id === id)?.name ?? id
      const left = free.get(id) ?? 0
      const rooms = length === 1 ? name : stays.several({ count: length, name })
      return { words: stays.left({ rooms, count: left }), left }
    }),
  }
}

/** The lowest price of a room for a night in the year ahead; undefined where no room is on sale. */
export function lowestNight(product: StayProduct, first: Day, format: Formatter): string | undefined {
  const least = leastNight(product, first)
  return least && format.money(usd(least.minor))
}

/** The same with what it is for. */
export function fromPrice(
  product: StayProduct,
  first: Day,
  { basis, seasons, refusals }: StayWords,
  format: Formatter,
): RowPrice {
  const least = leastNight(product, first)
  if (!least) return { kind: 'none', minor: Number.MAX_SAFE_INTEGER, why: refusals['no-rooms'] }
  const { minor, room, season } = least
  return { kind: 'from', minor, basis: basis({ room: room.name, season: seasons[season] }), night: format.money(usd(minor)) }
}
