import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import { putRow } from '#platform/database/rows.server.ts'
import type { WrittenHotel } from './hotel-content.ts'
import type { HotelTables } from './tables.ts'

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
