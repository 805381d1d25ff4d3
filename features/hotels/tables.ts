import type { Generated } from 'kysely'
import type { Season } from '#features/pricing/stays/season.ts'
import type { Board } from '#features/pricing/stays/stay-rates.ts'
import type { ColumnsOf } from '#platform/database/row-columns.ts'
import type { HotelFields } from './hotel-content.ts'

export type HotelTables = {
  hotels: ColumnsOf<HotelFields> & {
    id: string
    described: Generated<boolean>
    status: Generated<'published' | 'hidden'>
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
    picture: string | null
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
