import type { RegionPin } from '#artwork/region-map.ts'
import { unlike } from '#artwork/unlike.ts'
import {
  type HotelFilter,
  hotelKindOf,
  hotelsPerPage,
  type NightsProblem,
  readNights,
  wishParams,
} from '#features/hotels/hotel-filter.ts'
import { listFreeRooms, listRatedHotels, type NamedHotel } from '#features/hotels/reads.server.ts'
import { type FramePhoto, framePhoto } from '#features/media/frame-photo.ts'
import { firstStart } from '#features/orders/order-cut-off.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { daysBetween, kigaliDay } from '#values/dates.ts'
import { firstUpper } from '#values/first-upper.ts'
import { hotelPins } from '../../shared/maps/hotel-pins.ts'
import { takenBy } from '../../shared/unlike-scenes.server.ts'
import type { Drawing } from '../../ui/scene-picture.tsx'
import { footerScene } from '../footer-scene.ts'
import { drawingOf } from './hotel-drawings.ts'
import { starsText } from './hotel-facts.ts'
import { hotelsScene } from './hotels-scene.ts'
import { fromPrice, productOf, type RowPrice, stayPrice } from './list-stays.server.ts'
import type { HotelWords } from './stay-sentences.ts'

/** A hotel as a row of the list. */
export type HotelListed = {
  id: string
  name: string
  place: string
  country: string
  lines: readonly [string, string]
  sample: boolean
  drawing: Drawing
  /** Shown instead of the drawing. */
  photo?: FramePhoto
  href: string
  price: RowPrice
}

/** A country or place to choose, with the places inside it. */
export type WhereChoice = { id: string; name: string; places: { id: string; name: string }[] }

export type HotelsPage = {
  filter: HotelFilter
  rows: HotelListed[]
  count: number
  free: number
  /** The nights as text, where they are available. */
  nights: { words: string; count: string } | undefined
  problems: { from?: NightsProblem; to?: NightsProblem }
  where: WhereChoice[]
  whereName: string | undefined
  samples: boolean
  first: string
  /** For the map alone. */
  pins: RegionPin[]
}

/** Filters go by the English; what is shown is in the language of the page. */
type TranslateHotels = {
  hotel: (hotel: NamedHotel) => NamedHotel
  place: (name: string) => string
  country: (name: string) => string
}

/**
 * The hotels that fit a filter, each with its price for the nights and the party, or with the lowest price of a night where no
 * nights are chosen. The price comes from the function that charges it. Three statements, however many hotels there are.
 */
export async function loadHotels(
  ctx: Context,
  stayQuery: HotelFilter,
  words: HotelWords,
  format: Formatter,
  translate: TranslateHotels = { hotel: (hotel) => hotel, place: (name) => name, country: (name) => name },
): Promise<HotelsPage> {
  const now = ctx.clock.now()
  const first = firstStart(now)
  const { nights, problems } = readNights(stayQuery, { today: kigaliDay(now), first })
  const [all, settings] = await Promise.all([listRatedHotels(ctx.db), findSettings(ctx.db)])
  const where = wheresOf(all, translate)
  const whereName = nameOfWhere(where, stayQuery.where)
  // An unknown place is ignored, like every invalid value.
  const { where: _, ...rest } = stayQuery
  const filter = whereName === undefined ? rest : stayQuery
  const wanted = all.filter((hotel) => isWanted(hotel, filter))
  const free = nights && (await listFreeRooms(ctx.db, wanted, nights, now))
  const rows = wanted
    .map((hotel) => {
      const product = productOf(translate.hotel(hotel), settings)
      const wanted = { product, party: filter.party, free: free?.get(hotel.id) ?? new Map() }
      const price = nights ? stayPrice({ ...wanted, nights }, now, words, format) : fromPrice(product, first, words.stays, format)
      return { hotel, price }
    })
    .filter(({ price }) => filter.budget === undefined || price.minor <= filter.budget * 100)
    .toSorted(bySort(filter.sort))
  const page = rows.slice((filter.page - 1) * hotelsPerPage, filter.page * hotelsPerPage)
  const query = new URLSearchParams(nights ? wishParams(filter) : wishParams({ ...filter, from: '', to: '' }))
  const taken = takenBy(hotelsScene, footerScene('/hotels'))
  return {
    filter,
    rows: (filter.view === 'map' ? rows : page).map(({ hotel, price }) =>
      rowOf(
        { hotel: translate.hotel(hotel), price },
        query,
        hotel.coverPicture ? drawingOf(hotel) : unlike(drawingOf(hotel), taken),
        words,
      ),
    ),
    count: rows.length,
    free: rows.filter(({ price }) => price.kind === 'stay').length,
    nights: nights && {
      words: format.days(nights.startsOn, nights.endsOn),
      count: words.stays.nights({ count: daysBetween(nights.startsOn, nights.endsOn) }),
    },
    problems,
    where,
    whereName,
    samples: all.every(({ fictional }) => fictional),
    first,
    pins: filter.view === 'map' ? hotelPins(all.map(translate.hotel)) : [],
  }
}

function isWanted({ countryId, placeId, kind }: NamedHotel, filter: HotelFilter): boolean {
  if (filter.where !== undefined && filter.where !== countryId && filter.where !== placeId) return false
  return filter.kind === undefined || hotelKindOf(kind) === filter.kind
}

type Priced = { hotel: NamedHotel; price: RowPrice }

/** Hotels without rooms for the party come last in every order; otherwise places keep their order. */
function bySort(sort: HotelFilter['sort']): (a: Priced, b: Priced) => number {
  const last = ({ price }: Priced) => (price.kind === 'none' ? 1 : 0)
  return (a, b) => {
    if (last(a) !== last(b)) return last(a) - last(b)
    if (sort === 'price') return a.price.minor - b.price.minor
    return sort === 'stars' ? b.hotel.stars - a.hotel.stars : 0
  }
}

function wheresOf(hotels: readonly NamedHotel[], translate: TranslateHotels): WhereChoice[] {
  return [...Map.groupBy(hotels, ({ countryId }) => countryId)].map(([id, inside]) => ({
    id,
    name: translate.country(inside[0]?.country ?? id),
    places: [...new Map(inside.map(({ placeId, place }) => [placeId, { id: placeId, name: translate.place(place) }])).values()],
  }))
}

const nameOfWhere = (where: readonly WhereChoice[], id: string | undefined): string | undefined =>
  where.flatMap((country) => [country, ...country.places]).find((one) => one.id === id)?.name

function rowOf({ hotel, price }: Priced, query: URLSearchParams, drawing: Drawing, { stays }: HotelWords): HotelListed {
  const { id, name, place, country, kind, stars, amenities, fictional, coverPicture } = hotel
  const board = hotel.rooms[0]?.rates[0]?.board ?? hotel.board
  return {
    id,
    name,
    place,
    country,
    lines: [
      [firstUpper(kind), starsText(stars, stays), `${place}, ${country}`].filter(Boolean).join(', '),
      firstUpper([stays.boards[board], ...amenities.slice(0, 3)].join(', ')),
    ],
    sample: fictional,
    drawing,
    ...(coverPicture && { photo: framePhoto(coverPicture) }),
    href: query.size > 0 ? `/hotel-details/${id}?${query}` : `/hotel-details/${id}`,
    price,
  }
}
