import type { Problem } from '#features/content/entry.ts'
import { grave, note } from '#features/content/problems.ts'
import { periodProblems } from '#features/pricing/period-problems.ts'
import type { Season } from '#features/pricing/stays/season.ts'
import { partFaults } from '#features/pricing/year-parts.ts'
import { kigaliDay } from '#values/dates.ts'
import type { HotelRoom } from './hotel.ts'
import type { WrittenHotel } from './hotel-content.ts'
import { hotelKindOf } from './hotel-filter.ts'

/** What a hotel may name: the places of the catalogue, and the pictures that can be shown. */
export type KnownToHotels = { places: ReadonlySet<string>; pictures: ReadonlySet<string> }

type Room = WrittenHotel['rooms'][number]

/** Every photograph of a hotel by its id: its cover, its gallery, and one of each room. */
export const picturesOf = (written: WrittenHotel): string[] => placedPictures(written).map(({ id }) => id)

const placedPictures = ({ cover, pictures, rooms }: WrittenHotel): { id: string; path: string }[] => [
  ...(cover === null ? [] : [{ id: cover, path: 'cover' }]),
  ...pictures.map((id, at) => ({ id, path: `pictures.${at}` })),
  ...rooms.flatMap(({ picture }, at) => (picture ? [{ id: picture, path: `rooms.${at}.picture` }] : [])),
]

/**
 * What stands against publishing a whole hotel, and what whoever publishes should know. Grave: it names what is not there, a room
 * has no rate for a night that is sold, its figures cannot all be true.
 */
export const hotelProblems = (written: WrittenHotel, known: KnownToHotels, now?: Date): Problem[] => [
  ...(known.places.has(written.placeId) ? [] : [grave('placeId', 'not-in-catalogue', { id: written.placeId })]),
  ...placedPictures(written).flatMap(({ id, path }) => (known.pictures.has(id) ? [] : [grave(path, 'picture-without-words')])),
  ...written.rooms.flatMap((room, at) => roomProblems(written, room, at)),
  ...(written.rooms.length === 0 ? [note('rooms', 'lets-no-rooms')] : []),
  ...seasonProblems(written.highSeasons),
  ...written.laterRates.flatMap((later, at) => laterProblems(written, later, `laterRates.${at}`)),
  ...periodProblems(written, now && written.rooms.length > 0 ? kigaliDay(now) : undefined),
  ...policyProblems(written),
  ...(written.lat === null || written.lng === null ? [note('lat', 'not-on-the-map')] : []),
  ...(hotelKindOf(written.kind) ? [] : [note('kind', 'kind-without-a-filter')]),
]

function roomProblems({ rooms, board, highSeasons }: WrittenHotel, room: Room, at: number): Problem[] {
  const path = `rooms.${at}`
  const { name, adultsMost, guestsMost, count } = room
  return [
    ...(rooms.findIndex(({ id }) => id === room.id) < at ? [grave(`${path}.name`, 'room-twice', { room: name })] : []),
    ...(guestsMost < adultsMost ? [grave(`${path}.guestsMost`, 'guests-below-beds', { room: name })] : []),
    ...(guestsMost > adultsMost * 2 ? [note(`${path}.guestsMost`, 'many-guests', { room: name })] : []),
    ...(count === 0 ? [note(`${path}.count`, 'none-of-this-room', { room: name })] : []),
    ...rateProblems(room, board, seasonsOf(highSeasons)).map((problem) => ({ ...problem, path: `${path}.rates` })),
  ]
}

const seasonsOf = (highSeasons: WrittenHotel['highSeasons']): Season[] => (highSeasons.length > 0 ? ['low', 'high'] : ['low'])

/** A later rate period has what the first one has: a rate for every room in every season, and seasons that do not overlap. */
function laterProblems({ rooms, board }: WrittenHotel, later: WrittenHotel['laterRates'][number], path: string): Problem[] {
  const rates = rooms.flatMap(({ id, name }) =>
    rateProblems({ name, rates: later.rates.filter(({ room }) => room === id) }, board, seasonsOf(later.highSeasons)),
  )
  return [
    ...rates.map((problem) => ({ ...problem, path: `${path}.rates` })),
    ...seasonProblems(later.highSeasons, `${path}.highSeasons`),
  ]
}

/** Every season that there is has a rate, on the hotel's own board and on every other that the room is let with. */
function rateProblems(
  { name, rates }: Pick<HotelRoom, 'name' | 'rates'>,
  own: Room['rates'][number]['board'],
  seasons: Season[],
) {
  const amount = (board: string, season: Season) =>
    rates.find((rate) => rate.board === board && rate.season === season)?.amountMinor
  const boards = new Set([own, ...rates.map(({ board }) => board)])
  return [...boards].flatMap((board) => {
    const missing = seasons.filter((season) => amount(board, season) === undefined)
    const [low, high] = [amount(board, 'low'), amount(board, 'high')]
    if (missing.length === seasons.length) return board === own ? [grave('', 'room-without-rate', { room: name, board })] : []
    return [
      ...missing.map((season) => grave('', 'season-without-rate', { room: name, board, season })),
      ...(low !== undefined && high !== undefined && high < low ? [note('', 'high-below-low', { room: name, board })] : []),
    ]
  })
}

/** Every night lies in one season: two high ones that share a day would ask for two shortest stays. */
const seasonProblems = (highSeasons: WrittenHotel['highSeasons'], list = 'highSeasons'): Problem[] =>
  partFaults(highSeasons).map((fault) => {
    const path = `${list}.${fault.at}`
    if (fault.why === 'no-such-day') return grave(`${path}.${fault.end}`, 'not-a-day')
    return fault.why === 'overlaps' ? grave(path, 'seasons-overlap', { other: fault.with + 1 }) : grave(path, 'season-all-year')
  })

/** From free to a part to the whole, each age in one step only. */
function policyProblems({ childPolicy }: WrittenHotel): Problem[] {
  if (!childPolicy) return []
  const { freeUnder, halfFrom, halfTo, adultFrom } = childPolicy
  return freeUnder <= halfFrom && halfFrom <= halfTo && halfTo < adultFrom
    ? []
    : [grave('childPolicy.halfFrom', 'ages-out-of-order')]
}
