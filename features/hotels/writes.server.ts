import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import { columnsOf, overwritten, putRow, recordOf } from '#platform/database/rows.server.ts'
import type { NewHotel } from './hotel.ts'
import { hotelFields, type WrittenHotel } from './hotel-content.ts'
import type { HotelTables } from './tables.ts'

/** The fields that a release brings, and those that the first releases did not know. */
const brought = hotelFields.filter((field) => !['pictures', 'cover', 'laterRates', 'ratesUntil'].includes(field))
const describing = brought.filter((field) => !['placeId', 'name', 'kind', 'stars', 'board'].includes(field))

/** Adds hotels, rooms and rates that are not there yet, and describes hotels that no release has described. Answers how many rooms it added. */
export async function insertHotels(tx: Tx, hotels: readonly NewHotel[]): Promise<number> {
  const given = JSON.stringify(hotels)
  const records = JSON.stringify(hotels.map(recordOf))
  await sql`
    insert into hotels (id, ${columnsOf(brought)}, described)
    select id, ${columnsOf(brought)}, true from jsonb_populate_recordset(null::hotels, ${records}::jsonb)
    on conflict (id) do update set ${overwritten(describing)}, described = true
    where not hotels.described`.execute(tx)
  const rooms = await sql`
    insert into hotel_rooms (hotel_id, id, name, beds, adults_most, guests_most, count, position)
    select h.id, r.room ->> 'id', r.room ->> 'name', r.room ->> 'beds', (r.room ->> 'capacity')::int,
      (r.room ->> 'guestsMost')::int, (r.room ->> 'count')::int, r.position
    from jsonb_to_recordset(${given}::jsonb) as h (id text, rooms jsonb)
    cross join jsonb_array_elements(h.rooms) with ordinality as r (room, position)
    on conflict do nothing`.execute(tx)
  await sql`
    insert into hotel_rates (hotel_id, room_id, board, season, amount_minor)
    select h.id, r.room ->> 'id', h.board, s.season, (r.room ->> s.rate)::bigint
    from jsonb_to_recordset(${given}::jsonb) as h (id text, board text, rooms jsonb)
    cross join jsonb_array_elements(h.rooms) as r (room)
    cross join (values ('low', 'rackLowMinor'), ('high', 'rackHighMinor')) as s (season, rate)
    on conflict do nothing`.execute(tx)
  return Number(rooms.numAffectedRows ?? 0)
}

/** Puts a hotel with its rooms and rates over what was there under its id; rooms and rates that it has no more are gone. */
export async function putHotel(tx: Tx, id: string, hotel: WrittenHotel): Promise<void> {
  const { slug: _, rooms, ...fields } = hotel
  await putRow(tx, 'hotels', id, { ...fields, described: true, status: 'published' })
  await putRooms(tx, id, rooms)
}

async function putRooms(tx: Tx, id: string, rooms: WrittenHotel['rooms']): Promise<void> {
  const given = JSON.stringify(rooms.map((room, position) => ({ ...room, position: position + 1 })))
  await sql`delete from hotel_rates where hotel_id = ${id}`.execute(tx)
  await sql`delete from hotel_rooms where hotel_id = ${id} and id <> all(${rooms.map((room) => room.id)}::text[])`.execute(tx)
  await sql`
    insert into hotel_rooms (hotel_id, id, name, beds, adults_most, guests_most, count, position, picture)
    select ${id}, id, name, beds, "adultsMost", "guestsMost", count, position, picture
    from jsonb_to_recordset(${given}::jsonb) as r (id text, name text, beds text, "adultsMost" int, "guestsMost" int,
      count int, position int, picture text)
    on conflict (hotel_id, id) do update set name = excluded.name, beds = excluded.beds, adults_most = excluded.adults_most,
      guests_most = excluded.guests_most, count = excluded.count, position = excluded.position,
      picture = excluded.picture`.execute(tx)
  await sql`
    insert into hotel_rates (hotel_id, room_id, board, season, amount_minor)
    select ${id}, r.id, t.board, t.season, t."amountMinor"
    from jsonb_to_recordset(${given}::jsonb) as r (id text, rates jsonb)
    cross join jsonb_to_recordset(r.rates) as t (board text, season text, "amountMinor" bigint)`.execute(tx)
}

/** Takes a hotel from the site; its row stays, for all that knows it by its id. */
export async function hideHotel(tx: Tx, id: string): Promise<void> {
  await tx.withTables<HotelTables>().updateTable('hotels').set({ status: 'hidden' }).where('id', '=', id).execute()
}
