import { sql } from 'kysely'
import type { Content } from '#features/content/entry.ts'
import type { PlaceTables } from '#features/places/tables.ts'
import type { Db } from '#platform/context.ts'
import { selected } from '#platform/database/rows.server.ts'
import { hotelFields, type WrittenHotel } from './hotel-content.ts'
import { roomsOfHotel } from './reads.server.ts'
import type { RoomCount } from './room-stock.ts'
import type { HotelTables } from './tables.ts'

/** A hotel that says nothing of children, as the fields of its policy. */
const noPolicy = { freeUnder: null, halfFrom: null, halfTo: null, percent: null, adultFrom: null, minimumAge: null }

/** Every hotel that visitors see, as staff write it. Months are texts; a policy of nothing is fields of nothing. */
export async function listHotelContents(db: Db): Promise<{ id: string; content: Content }[]> {
  const rows = await db
    .withTables<HotelTables>()
    .selectFrom('hotels as h')
    .where('h.status', '=', 'published')
    .select(selected('h', hotelFields))
    .select(['h.id', roomsOfHotel.as('rooms')])
    .$castTo<WrittenHotel & { id: string }>()
    .orderBy('h.id')
    .execute()
  return rows.map(({ id, openMonths, childPolicy, ...hotel }) => ({
    id,
    content: { ...hotel, slug: id, openMonths: openMonths.map(String), childPolicy: childPolicy ?? noPolicy },
  }))
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

/** Hotels on whose pages pictures stand, as cover, of a room or in the gallery: those named, or all. */
export async function listHotelsWithPictures(
  db: Db,
  pictures?: readonly string[],
): Promise<{ picture: string; id: string; name: string }[]> {
  const { rows } = await sql<{ picture: string; id: string; name: string }>`
    with held as (
      select id, cover as picture from hotels where cover is not null
      union select id, picture from hotels, unnest(pictures) as picture
      union select hotel_id, picture from hotel_rooms where picture is not null)
    select held.picture, h.id, h.name from held join hotels h on h.id = held.id
    where h.status = 'published' and (${pictures === undefined} or held.picture = any(${[...(pictures ?? [])]}))
    order by h.name, held.picture`.execute(db)
  return rows
}

/** What a list of hotels says of each, as its draft has it. `liveId` is null where visitors see none. */
export type DraftFacts = {
  entryId: number
  liveId: string | null
  /** The name of its place; empty while it names none. */
  place: string
  /** 0 where stars say nothing. */
  stars: number
  /** Its types of room, and how many rooms they are. What was typed and is no number counts as none. */
  types: number
  rooms: number
}

export async function listDraftFacts(db: Db, entryIds: readonly number[]): Promise<DraftFacts[]> {
  const { rows } = await sql<DraftFacts>`
    select e.id as "entryId", case when e.published_version is not null then e.live_id end as "liveId",
      coalesce(p.name, '') as place,
      case when jsonb_typeof(e.content -> 'stars') = 'number' then (e.content ->> 'stars')::int else 0 end as stars,
      r.types, r.rooms
    from entries e
    left join places p on p.id = e.content ->> 'placeId'
    cross join lateral (
      select count(*)::int as types,
        coalesce(sum(case when jsonb_typeof(one -> 'count') = 'number' then (one ->> 'count')::numeric end), 0)::int as rooms
      from jsonb_path_query(e.content, '$.rooms[*]') as one
    ) r
    where e.id = any(${[...entryIds]})`.execute(db)
  return rows
}
