import type { Tx } from '#platform/context.ts'
import type { ChildPolicy } from './hotel.ts'
import type { HighSeason } from './season.ts'
import { insertHotels } from './writes.server.ts'

/** A hotel of the catalogue. Its rates are for the whole room and one night, in USD cents, for its own board. */
export type NewHotel = {
  id: string
  name: string
  placeId: string
  kind: string
  stars: number
  board: string
  lat: number | null
  lng: number | null
  altitudeM: number | null
  amenities: readonly string[]
  accessNote: string
  notes: readonly string[]
  fictional: boolean
  highSeasons: readonly HighSeason[]
  openMonths: readonly number[]
  childPolicy: ChildPolicy | null
  minimumNights: number
  rooms: readonly {
    id: string
    name: string
    beds: string
    capacity: number
    guestsMost: number
    count: number
    rackLowMinor: number
    rackHighMinor: number
  }[]
}

/**
 * Adds to the catalogue, inside the caller's transaction, what is missing of these hotels: the hotel, a room, a rate. What is
 * there stays as it is, with whatever staff changed in it; only a hotel of a release that knew less is described, once. Safe
 * at every start. Answers how many rooms were new.
 */
export async function addHotels(tx: Tx, hotels: readonly NewHotel[]): Promise<number> {
  return insertHotels(tx, hotels)
}
