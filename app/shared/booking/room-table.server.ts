import { type Quote, quoteOf } from '#features/bookings/quotes/quote.ts'
import { listRoomNights } from '#features/hotels/reads.server.ts'
import { type OrderedRoom, partyOfUnnamed, type StayOrder } from '#features/orders/order.ts'
import type { Product } from '#features/orders/product.ts'
import { roomRatesOn } from '#features/pricing/stays/stay-rates.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { stayWords } from '../../words/stays.ts'
import { nightPriceText, type StayWords } from './night-price-text.ts'
import { refusalField } from './refusal-field.ts'
import { refusalSentence } from './refusal-sentence.ts'

/** One row of the table of rooms, for two people or as many as it takes. */
export type RoomRow = { id: string; name: string; beds: string; fits: string; left: number; perNight: string; stay: string }

type Nights = { startsOn: Day; endsOn: Day }

/**
 * Each type of room with what is left and what it costs on these nights, by the one function that prices a booking; or what
 * is wrong with the nights, by the name of their field.
 */
export async function roomTable(
  ctx: Context,
  product: Extract<Product, { kind: 'stay' }>,
  nights: Nights,
  read: ReadWords,
): Promise<{ rows: RoomRow[]; errors: Record<string, string> }> {
  const words = read(stayWords)
  const { hotel } = product
  const now = ctx.clock.now()
  const priced = hotel.rooms.map((room) => {
    const adults = Math.min(2, room.adultsMost)
    const board = roomRatesOn(hotel, room, nights.startsOn)[0]?.board ?? hotel.board
    const order = stayOrder(hotel.id, nights, [{ room: room.id, board, adults, childAges: [] }])
    return { room, quote: quoteOf(product, order, partyOfUnnamed(adults), now) }
  })
  const [broken] = priced.flatMap(({ quote }) => (quote.done ? [] : [quote.refusal]))
  const sold = priced.flatMap(({ room, quote }) => (quote.done ? [{ room, quote: quote.value }] : []))
  if (broken && sold.length === 0) {
    const field = refusalField(broken, stayOrder(hotel.id, nights, []))
    const sentence = refusalSentence(broken, { kind: 'stay', travellers: 2 }, read, await namesIn(ctx, read.language))
    return { rows: [], errors: { [field === 'startsOn' ? field : 'endsOn']: sentence } }
  }
  const free = await listRoomNights(ctx.db, hotel.id, nights.startsOn, nights.endsOn, now)
  const rows = sold.map(({ room: { id, name, beds, adultsMost, guestsMost }, quote }) => ({
    id,
    name,
    beds,
    fits:
      guestsMost > adultsMost
        ? words.rates.fitsChild({ adults: adultsMost, guests: guestsMost })
        : words.rates.fits({ guests: guestsMost }),
    left: leftOf(
      free.filter(({ room }) => room === id),
      nights,
    ),
    perNight: eachNight(quote, nights, words, read.format),
    stay: read.format.money(usd(quote.schedule.totalMinor)),
  }))
  return { rows, errors: {} }
}

export const nightsOf = ({ startsOn, endsOn }: Nights): number => daysBetween(startsOn, endsOn)

/** What is left on the fullest night; a night without a row is not on sale. */
const leftOf = (free: readonly { left: number }[], nights: Nights) =>
  free.length < nightsOf(nights) ? 0 : Math.max(0, Math.min(...free.map(({ left }) => left)))

/** The price of one night of a stay with taxes. */
export const eachNight = ({ schedule }: Quote, nights: Nights, words: StayWords, format: Formatter): string =>
  nightPriceText(schedule.totalMinor, nightsOf(nights), words, format)

const stayOrder = (hotel: string, { startsOn, endsOn }: Nights, rooms: readonly OrderedRoom[]): StayOrder => ({
  kind: 'stay',
  hotel,
  startsOn,
  endsOn,
  rooms,
  extras: [],
  code: null,
})
