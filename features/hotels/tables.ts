import type { ColumnType, Generated } from 'kysely'
import type { HighSeason, Season } from '#features/pricing/stays/season.ts'
import type { Board, ChildPolicy } from '#features/pricing/stays/stay-rates.ts'
import type { Json } from '#platform/database/json-column.ts'

export type HotelTables = {
  hotels: {
    id: string
    place_id: string
    name: string
    kind: string
    stars: number
    board: Board
    lat: number | null
    lng: number | null
    altitude_m: number | null
    amenities: Generated<string[]>
    access_note: Generated<string>
    notes: Generated<string[]>
    fictional: Generated<boolean>
    high_seasons: Json<HighSeason[]>
    open_months: Generated<number[]>
    child_policy: ColumnType<ChildPolicy | null, string | null, string | null>
    minimum_nights: Generated<number>
    described: Generated<boolean>
    status: Generated<'published' | 'hidden'>
    pictures: Generated<string[]>
  }
  hotel_rooms: {
    hotel_id: string
    id: string
    name: string
    beds: string
    adults_most: number
    guests_most: number
    count: number
    position: number
  }
  hotel_rates: {
    hotel_id: string
    room_id: string
    board: Board
    season: Season
    amount_minor: number
    currency: Generated<'USD'>
  }
}
