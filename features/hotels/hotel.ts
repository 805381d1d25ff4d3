import type { HighSeason, Season } from './season.ts'

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

/** A type of room of one hotel. */
export type HotelRoom = {
  id: string
  name: string
  /** '1 queen + 2 twins'. */
  beds: string
  /** The room's own beds; its rate is for as many guests. */
  adultsMost: number
  /** With a child on an extra bed, where one fits. */
  guestsMost: number
  count: number
  rates: readonly RoomRate[]
}

/** A hotel with all that decides what a stay costs. */
export type HotelOffer = {
  id: string
  name: string
  placeId: string
  place: string
  countryId: string
  kind: string
  /** 0 where stars say nothing. */
  stars: number
  /** The board that its own rates are for. */
  board: Board
  lat: number | null
  lng: number | null
  altitudeM: number | null
  amenities: readonly string[]
  accessNote: string
  /** Rules of the house that no figure holds, a sentence each. */
  notes: readonly string[]
  /** Invented for the demonstration. */
  fictional: boolean
  highSeasons: readonly HighSeason[]
  /** 1 = January … 12. */
  openMonths: readonly number[]
  childPolicy: ChildPolicy | null
  minimumNights: number
  rooms: readonly HotelRoom[]
}
