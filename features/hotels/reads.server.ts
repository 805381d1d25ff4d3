import { sql } from 'kysely'
import type { Picture } from '#features/media/picture.ts'
import { shownPicture } from '#features/media/reads-shown.server.ts'
import type { PlaceTables } from '#features/places/tables.ts'
import { listLeastForSale, listStock } from '#features/stock/reads.server.ts'
import { type OpenResource, roomNights } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'
import { selected } from '#platform/database/rows.server.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import type { Hotel, HotelRoom } from './hotel.ts'
import { hotelFields } from './hotel-content.ts'
import type { FreeRooms } from './suggest-rooms.ts'
import type { HotelTables } from './tables.ts'

const on = (db: Db) => db.withTables<HotelTables & PlaceTables>()

/** A hotel with its country as it is called, and the photograph that stands for it. */
export type NamedHotel = Hotel & { country: string; coverPicture: Picture | null }

/** The rooms of a hotel `h` with their rates; one without a picture has none named. */
export const roomsOfHotel = sql<HotelRoom[]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object('id', r.id, 'name', r.name, 'beds', r.beds, 'adultsMost', r.adults_most,
    'guestsMost', r.guests_most, 'count', r.count, 'picture', r.picture, 'rates', (
      select coalesce(json_agg(json_build_object('board', t.board, 'season', t.season, 'amountMinor', t.amount_minor)
        order by t.board, t.season desc), '[]')
      from hotel_rates t where t.hotel_id = r.hotel_id and t.room_id = r.id))) order by r.position, r.id), '[]')
  from hotel_rooms r where r.hotel_id = h.id)`

/** Hotels that visitors see, with all that decides what a stay costs. */
const hotels = (db: Db) =>
  on(db)
    .selectFrom('hotels as h')
    .innerJoin('places as p', 'p.id', 'h.place_id')
    .innerJoin('countries as c', 'c.id', 'p.country_id')
    .where('h.status', '=', 'published')
    .select(selected('h', hotelFields))
    .select(['h.id', 'p.name as place', 'p.country_id as countryId', 'c.name as country', roomsOfHotel.as('rooms')])
    .select(shownPicture('h.cover').as('coverPicture'))
    .$castTo<NamedHotel>()

/** A hotel with its rooms and rates by its id; undefined where visitors see none. A hotel that lets no rooms has none. */
export async function findHotel(db: Db, id: string): Promise<NamedHotel | undefined> {
  return hotels(db).where('h.id', '=', id).executeTakeFirst()
}

/** The country of a hotel by its id; undefined where visitors see none. */
export async function findHotelCountry(db: Db, id: string): Promise<string | undefined> {
  const hotel = await on(db)
    .selectFrom('hotels as h')
    .innerJoin('places as p', 'p.id', 'h.place_id')
    .where('h.status', '=', 'published')
    .where('h.id', '=', id)
    .select('p.country_id as countryId')
    .executeTakeFirst()
  return hotel?.countryId
}

/** Every hotel that lets rooms, whole, by country, place and name. */
export async function listRatedHotels(db: Db): Promise<NamedHotel[]> {
  return hotels(db)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('hotel_rates as t').whereRef('t.hotel_id', '=', 'h.id').select(sql`1`.as('one'))),
    )
    .orderBy('c.position')
    .orderBy('p.name')
    .orderBy('h.name')
    .execute()
}

/** A hotel as a list shows it. */
export type HotelRow = Pick<
  Hotel,
  'id' | 'name' | 'placeId' | 'place' | 'countryId' | 'kind' | 'stars' | 'board' | 'lat' | 'lng' | 'amenities' | 'fictional'
> & {
  /** The most guests that one of its rooms takes. */
  guestsMost: number
  coverPicture: Picture | null
}

/** Every hotel that lets rooms, by country, place and name. */
export async function listHotels(db: Db): Promise<HotelRow[]> {
  return on(db)
    .selectFrom('hotels as h')
    .innerJoin('places as p', 'p.id', 'h.place_id')
    .innerJoin('countries as c', 'c.id', 'p.country_id')
    .innerJoin('hotel_rooms as r', 'r.hotel_id', 'h.id')
    .innerJoin('hotel_rates as t', (join) => join.onRef('t.hotel_id', '=', 'r.hotel_id').onRef('t.room_id', '=', 'r.id'))
    .where('h.status', '=', 'published')
    .groupBy(['h.id', 'p.id', 'c.id'])
    .select(['h.id', 'h.name', 'h.place_id as placeId', 'p.name as place', 'p.country_id as countryId', 'h.kind', 'h.stars'])
    .select(['h.board', 'h.lat', 'h.lng', 'h.amenities', 'h.fictional'])
    .select(({ fn }) => fn.max<number>('r.guests_most').as('guestsMost'))
    .select(shownPicture('h.cover').as('coverPicture'))
    .orderBy('c.position')
    .orderBy('p.name')
    .orderBy('h.name')
    .execute()
}

/** Whether a hotel that visitors see is one of the demonstration's, which does not exist. */
export const hasFictionalHotels = async (db: Db): Promise<boolean> =>
  (await on(db)
    .selectFrom('hotels')
    .select('id')
    .where('status', '=', 'published')
    .where('fictional', '=', true)
    .executeTakeFirst()) !== undefined

/** One type of room on one night that is on sale. */
export type RoomNight = {
  room: string
  name: string
  night: Day
  capacity: number
  taken: number
  left: number
  /** When the next hold on it lapses, if any. */
  nextEnd: Date | null
}

/** The types of rooms of a hotel by their names, in their order. */
export const listRoomNames = (db: Db, hotelId: string): Promise<{ id: string; name: string }[]> =>
  on(db)
    .selectFrom('hotel_rooms')
    .select(['id', 'name'])
    .where('hotel_id', '=', hotelId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/**
 * What a hotel has free at an instant, by room and then by night, for every night with from ≤ night < to. A night that is not
 * on sale is not in the answer; one that is sold out or stopped has none left.
 */
export async function listRoomNights(db: Db, hotelId: string, from: Day, to: Day, now: Date): Promise<RoomNight[]> {
  const rooms = await listRoomNames(db, hotelId)
  const nights = Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, night) => addDays(from, night))
  const keys = rooms.flatMap(({ id }) => nights.map((day) => ({ resource: roomNights(hotelId, id), day })))
  const levels = await listStock(db, keys, now)
  return rooms.flatMap(({ id, name }) =>
    levels
      .filter(({ resource }) => resource === roomNights(hotelId, id))
      .map(({ day, capacity, taken, forSale, nextEnd }) => ({
        room: id,
        name,
        night: day,
        capacity,
        taken,
        left: forSale,
        nextEnd,
      })),
  )
}

/**
 * How many rooms of each type can be had for every night of a stay at an instant, by hotel and room: what is left on the
 * fullest night, nothing where a night is not on sale. One statement for any number of hotels.
 */
export async function listFreeRooms(
  db: Db,
  hotels: readonly Pick<Hotel, 'id' | 'rooms'>[],
  { startsOn, endsOn }: { startsOn: Day; endsOn: Day },
  now: Date,
): Promise<Map<string, FreeRooms>> {
  const resources = hotels.flatMap(({ id, rooms }) => rooms.map((room) => roomNights(id, room.id)))
  const rows = await listLeastForSale(db, resources, { from: startsOn, to: endsOn }, now)
  const nights = daysBetween(startsOn, endsOn)
  const left = new Map(rows.map(({ resource, days, least }) => [resource, days === nights ? least : 0]))
  return new Map(
    hotels.map(({ id, rooms }) => [id, new Map(rooms.map((room) => [room.id, left.get(roomNights(id, room.id)) ?? 0]))]),
  )
}

/** Every type of room of one hotel, or of all that visitors see, to put on sale: how many there are, in the months its hotel is open. */
export async function listRoomResources(db: Db, hotelId?: string): Promise<OpenResource[]> {
  let query = on(db)
    .selectFrom('hotel_rooms as r')
    .innerJoin('hotels as h', 'h.id', 'r.hotel_id')
    .select(['h.id as hotelId', 'r.id', 'r.count as capacity', 'h.open_months as months'])
    .where('h.status', '=', 'published')
  if (hotelId !== undefined) query = query.where('h.id', '=', hotelId)
  const rows = await query.execute()
  return rows.map(({ hotelId, id, capacity, months }) => ({ resource: roomNights(hotelId, id), capacity, months }))
}

/** How near the middle of a park has to be to count as near, in degrees: about 90 km. */
const nearDegrees = 0.8

/** The parks around a place that may be visited, nearest first, three at most. */
export async function listParksNear(db: Db, placeId: string): Promise<{ id: string; name: string }[]> {
  const apart = sql<number>`power(k.lat - p.lat, 2) + power(k.lng - p.lng, 2)`
  return on(db)
    .selectFrom('parks as k')
    .innerJoin('places as p', (join) => join.on('p.id', '=', placeId))
    .where('k.status', 'in', ['open', 'check'])
    .where(apart, '<', nearDegrees ** 2)
    .select(['k.id', 'k.name'])
    .orderBy(apart)
    .orderBy('k.id')
    .limit(3)
    .execute()
}

/** Hotels as staff pick them, by their name at their place. */
export async function listHotelChoices(db: Db): Promise<{ id: string; name: string; group: string; placeId: string }[]> {
  return db
    .withTables<HotelTables & PlaceTables>()
    .selectFrom('hotels as h')
    .innerJoin('places as p', 'p.id', 'h.place_id')
    .select(['h.id', 'h.name', 'p.name as group', 'h.place_id as placeId'])
    .where('h.status', '=', 'published')
    .orderBy('p.name')
    .orderBy('h.name')
    .execute()
}
