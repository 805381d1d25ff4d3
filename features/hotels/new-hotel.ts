import type { HighSeason } from '#features/pricing/stays/season.ts'
import type { ChildPolicy } from '#features/pricing/stays/stay-rates.ts'

/** A hotel as `addHotels` takes it. Its rates are for the whole room and one night, in USD cents, for its own board. */
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
