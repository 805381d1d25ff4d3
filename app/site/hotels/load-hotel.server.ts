import { unlike } from '#artwork/unlike.ts'
import type { PaymentSchedule } from '#features/bookings/quotes/payment-schedule.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { type CalendarData, hasNight } from '#features/hotels/calendar-data.ts'
import type { Hotel } from '#features/hotels/hotel.ts'
import { readWish, type StayWish, wishParams } from '#features/hotels/hotel-filter.ts'
import { listFreeRooms, listParksNear, listRoomNights, type NamedHotel, type RoomNight } from '#features/hotels/reads.server.ts'
import { type PickedNights, readPicked, settleRange } from '#features/hotels/stay-range.ts'
import { pictureTag } from '#features/media/picture.ts'
import { photoShare } from '#features/media/picture-crops.ts'
import { listPictures } from '#features/media/reads.server.ts'
import { calendarNights } from '#features/orders/night-price.ts'
import { firstStart, nextTurn } from '#features/orders/order-cut-off.ts'
import { listCardsByHotel, type PackageCard } from '#features/packages/reads.server.ts'
import type { ShownLine } from '#features/pricing/lines/line-in-language.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import { mostNights, stayRatesOn } from '#features/pricing/stays/stay-rates.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import type { Context } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { addDays, addMonths, type Day, daysBetween, firstOfMonth, kigaliDay } from '#values/dates.ts'
import type { AgeWords } from '../../shared/age-mark.ts'
import { nightPriceText } from '../../shared/booking/night-price-text.ts'
import { rowQuantity } from '../../shared/booking/row-quantity.ts'
import { cardLinkOf } from '../../shared/package-card.tsx'
import { takenBy, unlikeCards } from '../../shared/unlike-scenes.server.ts'
import { monthFrom } from '../../ui/month.ts'
import { choiceAddress } from '../choice-address.ts'
import { footerScene } from '../footer-scene.ts'
import { hotelCard, type ShareWords } from '../share/share-cards.ts'
import { shareLink } from '../share/share-link.server.ts'
import { drawingOf } from './hotel-drawings.ts'
import { hotelFacts } from './hotel-facts.ts'
import { fromPrice, lowestNight, productOf, type StayProduct, stayFor } from './list-stays.server.ts'
import { laterRateRows, rateRows } from './rate-rows.server.ts'
import { rulesOf } from './rules-of.ts'
import type { HotelWords } from './stay-sentences.ts'

/** The price of the picked nights, and the address of the booking's first step with their rooms; or why they are not available. */
type PickedPrice = {
  problem?: string
  price?: {
    basis: string
    night: string
    schedule: PaymentSchedule
    lines: (ShownLine & Pick<PriceLine, 'quantity' | 'amountMinor'>)[]
  }
  hold?: string
}

type Loaded = Awaited<ReturnType<typeof loadHotel>>

/** The data that the browser needs; the rest of the page is static parts. */
export type HotelPage = Loaded['page']
export type HotelViewed = Loaded['views']
export type HotelContentData = Loaded['content']

/** The words that a hotel's page takes: those of its cards of journeys and of its picture too. */
type HotelPageWords = HotelWords & { ages: AgeWords; share: ShareWords }

/** What is near a hotel and the lines of a price, in the language of the page. */
type TranslateNear = {
  cards: (cards: readonly PackageCard[]) => Promise<PackageCard[]>
  park: <Park extends { name: string }>(park: Park) => Park
  lines: <Line extends PriceLine>(lines: readonly Line[]) => Promise<(Line & ShownLine)[]>
}

/** A hotel's page for an address: the static content, the calendar of two months, and the price of the picked nights. */
export async function loadHotel(
  ctx: Context,
  hotel: NamedHotel,
  params: URLSearchParams,
  words: HotelPageWords,
  format: Formatter,
  translate: TranslateNear = {
    cards: async (cards) => [...cards],
    park: (park) => park,
    lines: async (lines) => [...lines],
  },
) {
  const { stays } = words
  const now = ctx.clock.now()
  const wish = readWish(params)
  const cover = hotel.coverPicture
  const gallery = hotel.pictures.filter((id) => id !== cover?.id)
  const ids = [...gallery, ...hotel.rooms.flatMap(({ picture }) => picture ?? [])]
  const [settings, cards, parks, pictures] = await Promise.all([
    ctx.loaderCache.read('settings', ['settings'], () => findSettings(ctx.db)),
    ctx.loaderCache.read(`cards of hotel ${hotel.id}`, ['packages', 'hotels'], () => listCardsByHotel(ctx.db, hotel.id, 3)),
    ctx.loaderCache.read(`parks near ${hotel.placeId}`, ['places'], () => listParksNear(ctx.db, hotel.placeId)),
    listPictures(ctx.db, ids),
  ])
  const product = productOf(hotel, settings)
  const first = firstStart(now)
  const lets = hotel.rooms.length > 0
  const calendar = lets ? await loadCalendar(ctx, product, wish, params.get('month')) : undefined
  const current = stayRatesOn(hotel, first)
  const board = current.rooms[0]?.rates[0]?.board ?? hotel.board
  const { id, name, placeId, place, kind, stars, amenities, accessNote, fictional } = hotel
  const rooms = rateRows(product, first, stays, format)
  const from = lets ? fromPrice(product, first, stays, format) : undefined
  const photo = photoShare(cover)
  const night = lets ? lowestNight(product, first, format) : undefined
  const description = stays.description({ name, place, board: stays.boards[board] })
  const page = {
    hotel: { id, name, place, country: hotel.country, placeId, kind, stars, amenities, fictional },
    facts: hotelFacts(hotel, rooms.rows.length > 0 && { board: stays.boards[board], types: rooms.types }, stays),
    board: stays.boards[board],
    description: fictional ? stays.sample({ description }) : description,
    drawing: drawingOf(hotel, 0),
    calendar: calendar?.data,
    wish,
    from,
    share: photo ?? shareLink('hotel', id, hotelCard({ name, place, drawing: drawingOf(hotel, 0), night }, words.share)),
    ...(photo && { photo: photo.href }),
    rooms,
    panel: calendar
      ? await priceOf(ctx, product, calendar.data.settled.picked, wish, { ...words, lines: translate.lines }, format)
      : {},
    others: `/hotels?${new URLSearchParams([...wishParams(wish), ['where', placeId]])}`,
  }
  const taken = takenBy(footerScene('/hotels'))
  const views = {
    drawings: [0, 1, 2].map((nth) => unlike(drawingOf(hotel, nth), taken)),
    photos: [...(cover ? [cover] : []), ...gallery.flatMap((one) => pictures.get(one) ?? [])],
  }
  const content = {
    rooms,
    periods: laterRateRows(product, first, words, format),
    pictured: hotel.rooms.flatMap(({ picture, name, beds, ...room }) => {
      const photo = picture && pictures.get(picture)
      return photo ? { name, beds, photo, ...untranslatedOf(room) } : []
    }),
    rules: rulesOf(current, stays, format),
    hotel: { place, accessNote, ...untranslatedOf(hotel) },
    lets,
    cards: unlikeCards(
      (await translate.cards(cards)).map((card) => cardLinkOf(card, words.ages)),
      taken,
    ),
    parks: parks.map(translate.park),
  }
  const tags = ids.map(pictureTag)
  return { page, views, content, tags, until: calendar ? staleAt(calendar.rows, now) : undefined }
}

async function loadCalendar(ctx: Context, product: StayProduct, wish: StayWish, month: string | null) {
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  const { ratesUntil } = product.hotel
  const horizon = soldUntil(today)
  const [earliest, latest] = [firstStart(now), ratesUntil && ratesUntil < horizon ? ratesUntil : horizon]
  const picked = readPicked(wish.from, wish.to)
  const shown = monthFrom(month ?? (picked.from ?? firstOpen(product.hotel, earliest)).slice(0, 7), {
    earliest,
    latest: addMonths(latest, -1),
  })
  const months = [shown, addMonths(shown, 1)] as const
  const nightsFrom = async (from: Day, to: Day) => {
    const rows = from < to ? await listRoomNights(ctx.db, product.hotel.id, from, to, now) : []
    return { rows, nights: new Map(calendarNights(product, rows, today)) }
  }
  const [first, end] = span(months, picked, earliest)
  const { rows, nights } = await nightsFrom(first, end)
  const days = Array.from({ length: Math.max(0, daysBetween(first, end)) }, (_, at) => addDays(first, at))
  const list = { first, nights: days.map((day) => nights.get(day) ?? null) }
  const { from, to = from && addDays(from, 1) } = picked
  const apart = from && to && from >= earliest && from <= latest && !hasNight(list, from)
  const known = apart ? await nightsFrom(from, to < addDays(from, mostNights) ? to : addDays(from, mostNights)) : { rows, nights }
  const settled = settleRange(known.nights, picked, wish.party.rooms)
  const data: CalendarData = { months, ...list, earliest, latest, settled }
  return { data, rows: apart ? [...rows, ...known.rows] : rows }
}

/** A day of the first month in which a hotel is open. */
function firstOpen({ openMonths }: Hotel, earliest: Day): Day {
  const months = Array.from({ length: 12 }, (_, month) => addMonths(firstOfMonth(earliest), month))
  return months.find((day) => openMonths.includes(Number(day.slice(5, 7)))) ?? earliest
}

/** The nights to look up: the two months from the first night on sale, and a stay that reaches beyond them. */
function span(months: readonly [Day, Day], { from, to }: PickedNights, earliest: Day): [Day, Day] {
  const end = addMonths(months[1], 1)
  const near = from !== undefined && from >= addDays(months[0], -mostNights) && from < end
  const start = near && from < months[0] ? from : months[0]
  const last = near && to !== undefined && to > end && to <= addDays(from, mostNights) ? to : end
  return [start < earliest ? earliest : start, last]
}

/** The price of the picked nights for the party, and the address that holds them; or why there are no rooms. */
async function priceOf(
  ctx: Context,
  product: StayProduct,
  { from, to }: PickedNights,
  { party }: StayWish,
  words: HotelWords & Pick<TranslateNear, 'lines'>,
  format: Formatter,
): Promise<PickedPrice> {
  if (from === undefined || to === undefined) return {}
  const now = ctx.clock.now()
  const nights = { startsOn: from, endsOn: to }
  const free = (await listFreeRooms(ctx.db, [product.hotel], nights, now)).get(product.hotel.id) ?? new Map()
  const found = stayFor({ product, nights, party, free }, now, words, format)
  if (!found.quote) return { problem: found.problem }
  const { lines, schedule } = found.quote
  const count = daysBetween(from, to)
  return {
    price: {
      basis: words.stays.yourRooms({ nights: words.stays.nights({ count }) }),
      night: nightPriceText(schedule.totalMinor, count, words.stays, format),
      schedule,
      lines: (await words.lines(lines)).map(({ label, reason, lang, amountMinor, ...line }) => ({
        quantity: rowQuantity(line),
        label,
        reason,
        ...(lang && { lang }),
        amountMinor,
      })),
    },
    hold: choiceAddress(found.order, found.guests),
  }
}

/**
 * When the page becomes stale by itself: the next end of a hold, the hour at which the first night closes, or the end of the
 * day.
 */
function staleAt(rows: readonly RoomNight[], now: Date): Date {
  const ends = rows.flatMap(({ nextEnd }) => nextEnd ?? []).filter((at) => at > now)
  return new Date(Math.min(...[nextTurn(now), ...ends].map((at) => at.getTime())))
}
