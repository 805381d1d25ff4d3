import type { Day } from '#values/dates.ts'
import { laterPeriodOn, type RatePeriods } from '../rate-periods.ts'
import { type HighSeason, highSeasonOf, type Season } from './season.ts'

/** The longest stay and the most rooms that are booked at once: docs/hotels.md, 'Nights'. */
export const mostNights = 30
export const mostRooms = 10

/** What the rate of a room includes: as the trade abbreviates it, and as a traveller reads it. */
export const boardWords = {
  RO: 'room only',
  BB: 'bed and breakfast',
  HB: 'half board',
  FB: 'full board',
  GP: 'full board with two shared activities a day',
} as const
export type Board = keyof typeof boardWords

/**
 * What children pay on an extra bed, by age in completed years on the first day: nothing under `freeUnder`; from `halfFrom`
 * to `halfTo`, both inside, `percent` of one guest's share of the room; any other age the whole share. From `adultFrom` they
 * need a bed of the room's own. Nobody under `minimumAge` may stay.
 */
export type ChildPolicy = {
  freeUnder: number
  halfFrom: number
  halfTo: number
  percent: number
  adultFrom: number
  minimumAge: number | null
}

/** What the whole room costs for one night, in USD cents, value added tax inside. */
export type RoomRate = { board: Board; season: Season; amountMinor: number }

/** A type of room, by what decides its price and who fits into it. */
export type RatedRoom = {
  id: string
  name: string
  /** The room's own beds; its rate is for as many guests. */
  adultsMost: number
  /** With a child on an extra bed, where one fits. */
  guestsMost: number
  rates: readonly RoomRate[]
}

/** The rates and high seasons of a hotel from a day on, of each of its rooms by its id. */
export type LaterStayRates = {
  from: Day
  highSeasons: readonly HighSeason[]
  rates: readonly (RoomRate & { room: string })[]
}

/** What decides the price of a stay in a hotel: its first rate period, and the later ones. */
export type StayRates<Room extends RatedRoom = RatedRoom> = RatePeriods<LaterStayRates> & {
  highSeasons: readonly HighSeason[]
  /** 1 = January … 12. */
  openMonths: readonly number[]
  childPolicy: ChildPolicy | null
  minimumNights: number
  rooms: readonly Room[]
}

/** The high seasons of the rate period that a night lies in. */
export const highSeasonsOn = (hotel: RatePeriods<LaterStayRates> & Pick<StayRates, 'highSeasons'>, night: Day) =>
  (laterPeriodOn(hotel, night) ?? hotel).highSeasons

/** The rates of a room in the rate period that a night lies in, in the order of their boards. */
export function roomRatesOn(
  hotel: RatePeriods<LaterStayRates>,
  room: Pick<RatedRoom, 'id' | 'rates'>,
  night: Day,
): readonly RoomRate[] {
  const later = laterPeriodOn(hotel, night)
  return later ? later.rates.filter((rate) => rate.room === room.id) : room.rates
}

/** The fewest nights of a stay that has this one: the hotel's own, or more in a high season of the night's period. */
export const minimumNightsOf = (
  night: Day,
  hotel: Pick<StayRates, 'minimumNights' | 'highSeasons'> & RatePeriods<LaterStayRates>,
) => Math.max(hotel.minimumNights, highSeasonOf(night, highSeasonsOn(hotel, night))?.minimumNights ?? 1)

/** Every board that a room is sold with, in whichever rate period. */
export const roomBoards = ({ laterRates = [] }: RatePeriods<LaterStayRates>, room: Pick<RatedRoom, 'id' | 'rates'>): Board[] => {
  const later = laterRates.flatMap(({ rates }) => rates.filter((rate) => rate.room === room.id))
  return [...new Set([...room.rates, ...later].map(({ board }) => board))]
}

/** A hotel with the rates and high seasons of the rate period that a night lies in, and no later ones. */
export function stayRatesOn<Hotel extends StayRates>(hotel: Hotel, night: Day): Hotel {
  const later = laterPeriodOn(hotel, night)
  if (!later) return { ...hotel, laterRates: [] }
  const rooms = hotel.rooms.map((room) => ({ ...room, rates: roomRatesOn(hotel, room, night) }))
  return { ...hotel, highSeasons: later.highSeasons, rooms, laterRates: [] }
}
