import type { HighSeason, Season } from './season.ts'

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

/** What decides the price of a stay in a hotel. */
export type StayRates<Room extends RatedRoom = RatedRoom> = {
  highSeasons: readonly HighSeason[]
  /** 1 = January … 12. */
  openMonths: readonly number[]
  childPolicy: ChildPolicy | null
  minimumNights: number
  rooms: readonly Room[]
}
