import type { RatedRoom, StayRates } from '#features/pricing/stays/stay-rates.ts'
import type { HotelFields } from './hotel-content.ts'

/** A type of room of one hotel. */
export type HotelRoom = RatedRoom & {
  /** '1 queen + 2 twins'. */
  beds: string
  count: number
  /** A photograph of it, by its id. */
  picture?: string | null | undefined
}

type AsRead<Fields> = {
  readonly [Field in keyof Fields]: Fields[Field] extends (infer One)[] ? readonly One[] : Fields[Field]
}

/** A hotel as it is read: what is written of it, where it stands, and its rooms. */
export type Hotel = AsRead<HotelFields> & StayRates<HotelRoom> & { id: string; place: string; countryId: string }

/** Fields of which those that may say nothing may be left out. */
type Brought<Fields> = { [Field in keyof Fields as null extends Fields[Field] ? never : Field]: Fields[Field] } & {
  [Field in keyof Fields as null extends Fields[Field] ? Field : never]?: Fields[Field]
}

/** A hotel as `addHotels` takes it. Its rates are for the whole room and one night, in USD cents, for its own board. */
export type NewHotel = Brought<AsRead<Omit<HotelFields, 'pictures' | 'cover' | 'laterRates' | 'ratesUntil'>>> & {
  id: string
  rooms: readonly NewRoom[]
}
type NewRoom = Omit<HotelRoom, 'adultsMost' | 'rates'> & { capacity: number; rackLowMinor: number; rackHighMinor: number }
