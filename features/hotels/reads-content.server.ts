import { sql } from 'kysely'
import type { PlaceTables } from '#features/places/tables.ts'
import type { Db } from '#platform/context.ts'
import type { RoomCount } from './room-stock.ts'
import type { HotelTables } from './tables.ts'

/** A house that says nothing of children, as the fields of its policy. */
const noPolicy = { freeUnder: null, halfFrom: null, halfTo: null, percent: null, adultFrom: null, minimumAge: null }

/** Every hotel that visitors see, as staff write it. Months and ids are texts; a policy of nothing is fields of nothing. */
export async function listHotelContents(db: Db): Promise<{ id: string; content: Record<string, unknown> & { slug: string } }[]> {
  const { rows } = await sql<{ id: string; content: Record<string, unknown> & { slug: string } }>`
    select h.id, json_build_object('slug', h.id, 'name', h.name, 'placeId', h.place_id, 'kind', h.kind, 'stars', h.stars,
      'board', h.board, 'lat', h.lat, 'lng', h.lng, 'altitudeM', h.altitude_m, 'amenities', h.amenities,
      'accessNote', h.access_note, 'notes', h.notes, 'fictional', h.fictional, 'highSeasons', h.high_seasons,
      'openMonths', h.open_months::text[], 'childPolicy', coalesce(h.child_policy, ${JSON.stringify(noPolicy)}::jsonb),
      'minimumNights', h.minimum_nights, 'pictures', h.pictures,
      'rooms', (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'beds', r.beds,
          'adultsMost', r.adults_most, 'guestsMost', r.guests_most, 'count', r.count,
          'rates', (select coalesce(json_agg(json_build_object('board', t.board, 'season', t.season,
              'amountMinor', t.amount_minor) order by t.board, t.season desc), '[]')
            from hotel_rates t where t.hotel_id = r.hotel_id and t.room_id = r.id)) order by r.position, r.id), '[]')
        from hotel_rooms r where r.hotel_id = h.id)) as content
    from hotels h where h.status = 'published' order by h.id`.execute(db)
  return rows
}

/** The rooms of a hotel, also of one that visitors do not see, and how many of each there are. */
export async function listRoomCounts(db: Db, hotelId: string): Promise<RoomCount[]> {
  return db
    .withTables<HotelTables>()
    .selectFrom('hotel_rooms')
    .select(['id', 'name', 'count'])
    .where('hotel_id', '=', hotelId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The places that a hotel may stand at. */
export async function listPlaceIds(db: Db): Promise<Set<string>> {
  const rows = await db.withTables<PlaceTables>().selectFrom('places').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether there is a hotel of this id, also one that visitors do not see. */
export async function isHotel(db: Db, id: string): Promise<boolean> {
  const found = await db.withTables<HotelTables>().selectFrom('hotels').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** Hotels on whose pages pictures stand: those named, or all. */
export async function listHotelsWithPictures(
  db: Db,
  pictures?: readonly string[],
): Promise<{ picture: string; id: string; name: string }[]> {
  const { rows } = await sql<{ picture: string; id: string; name: string }>`
    select distinct picture, id, name from hotels, unnest(pictures) as picture
    where status = 'published' and (${pictures === undefined} or picture = any(${[...(pictures ?? [])]}))
    order by name`.execute(db)
  return rows
}
