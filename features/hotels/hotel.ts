import type { Board, RatedRoom, StayRates } from '#features/pricing/stays/stay-rates.ts'

/** A type of room of one hotel. */
export type HotelRoom = RatedRoom & {
  /** '1 queen + 2 twins'. */
  beds: string
  count: number
}

/** A hotel with all that decides what a stay costs. */
export type Hotel = StayRates<HotelRoom> & {
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
}
