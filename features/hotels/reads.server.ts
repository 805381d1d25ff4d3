import { sql } from 'kysely'
import type { PlaceTables } from '#features/places/tables.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { type OpenResource, roomNights } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import type { HotelOffer, HotelRoom } from './hotel.ts'
import type { HotelTables } from './tables.ts'

const on = (db: Db) => db.withTables<HotelTables & PlaceTables>()

const inEveryAnswer = [
  'h.id',
  'h.name',
  'h.place_id as placeId',
  'p.name as place',
  'p.country_id as countryId',
  'h.kind',
  'h.stars',
  'h.board',
  'h.lat',
  'h.lng',
  'h.amenities',
  'h.fictional',
] as const

/** A hotel with its rooms and rates by its id; undefined where there is none. A hotel that lets no rooms has none. */
export async function findHotel(db: Db, id: string): Promise<HotelOffer | undefined> {
  return on(db)
    .selectFrom('hotels as h')
    .innerJoin('places as p', 'p.id', 'h.place_id')
    .where('h.id', '=', id)
    .select([
      ...inEveryAnswer,
      'h.altitude_m as altitudeM',
      'h.access_note as accessNote',
      'h.notes',
      'h.high_seasons as highSeasons',
      'h.open_months as openMonths',
      'h.child_policy as childPolicy',
      'h.minimum_nights as minimumNights',
    ])
    .select(
      sql<HotelRoom[]>`(
        select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'beds', r.beds, 'adultsMost', r.adults_most,
          'guestsMost', r.guests_most, 'count', r.count, 'rates', (
            select coalesce(json_agg(json_build_object('board', t.board, 'season', t.season, 'amountMinor', t.amount_minor)
              order by t.board, t.season desc), '[]')
            from hotel_rates t where t.hotel_id = r.hotel_id and t.room_id = r.id)) order by r.position, r.id), '[]')
        from hotel_rooms r where r.hotel_id = h.id)`.as('rooms'),
    )
    .executeTakeFirst()
}

/** A hotel as a list shows it. */
export type HotelRow = Pick<
  HotelOffer,
  'id' | 'name' | 'placeId' | 'place' | 'countryId' | 'kind' | 'stars' | 'board' | 'lat' | 'lng' | 'amenities' | 'fictional'
> & {
  /** The lowest rate of any room, for the whole room and one night, in USD cents. */
  fromMinor: number
  /** The most guests that one of its rooms takes. */
  guestsMost: number
}

/** Every hotel that lets rooms, by country, place and name. */
export async function listHotels(db: Db): Promise<HotelRow[]> {
  return on(db)
    .selectFrom('hotels as h')
    .innerJoin('places as p', 'p.id', 'h.place_id')
    .innerJoin('countries as c', 'c.id', 'p.country_id')
    .innerJoin('hotel_rooms as r', 'r.hotel_id', 'h.id')
    .innerJoin('hotel_rates as t', (join) => join.onRef('t.hotel_id', '=', 'r.hotel_id').onRef('t.room_id', '=', 'r.id'))
    .groupBy(['h.id', 'p.id', 'c.id'])
    .select([
      ...inEveryAnswer,
      ({ fn }) => fn.min<number>('t.amount_minor').as('fromMinor'),
      ({ fn }) => fn.max<number>('r.guests_most').as('guestsMost'),
    ])
    .orderBy('c.position')
    .orderBy('p.name')
    .orderBy('h.name')
    .execute()
}

/** One type of room on one night that is on sale. */
export type RoomNight = { room: string; name: string; night: Day; capacity: number; taken: number; left: number }

/**
 * What a hotel has free at an instant, by room and then by night, for every night with from ≤ night < to. A night that is not
 * on sale is not in the answer; one that is sold out or stopped has none left.
 */
export async function listRoomNights(db: Db, hotelId: string, from: Day, to: Day, now: Date): Promise<RoomNight[]> {
  const rooms = await on(db)
    .selectFrom('hotel_rooms')
    .select(['id', 'name'])
    .where('hotel_id', '=', hotelId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const nights = Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, night) => addDays(from, night))
  const keys = rooms.flatMap(({ id }) => nights.map((day) => ({ resource: roomNights(hotelId, id), day })))
  const levels = await listStock(db, keys, now)
  return rooms.flatMap(({ id, name }) =>
    levels
      .filter(({ resource }) => resource === roomNights(hotelId, id))
      .map(({ day, capacity, taken, forSale }) => ({ room: id, name, night: day, capacity, taken, left: forSale })),
  )
}

/** Every type of room of every hotel as something to put on sale: how many there are, in the months its house is open. */
export async function listRoomResources(db: Db): Promise<OpenResource[]> {
  const rows = await on(db)
    .selectFrom('hotel_rooms as r')
    .innerJoin('hotels as h', 'h.id', 'r.hotel_id')
    .select(['h.id as hotelId', 'r.id', 'r.count as capacity', 'h.open_months as months'])
    .execute()
  return rows.map(({ hotelId, id, capacity, months }) => ({ resource: roomNights(hotelId, id), capacity, months }))
}
