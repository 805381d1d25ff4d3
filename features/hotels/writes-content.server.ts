import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { WrittenHotel } from './hotel-content.ts'
import type { HotelTables } from './tables.ts'

/** Puts a hotel with its rooms and rates over what was there under its id; rooms and rates that it has no more are gone. */
export async function putHotel(tx: Tx, id: string, hotel: WrittenHotel): Promise<void> {
  const row = {
    place_id: hotel.placeId,
    name: hotel.name,
    kind: hotel.kind,
    stars: hotel.stars,
    board: hotel.board,
    lat: hotel.lat,
    lng: hotel.lng,
    altitude_m: hotel.altitudeM,
    amenities: hotel.amenities,
    access_note: hotel.accessNote,
    notes: hotel.notes,
    fictional: hotel.fictional,
    high_seasons: JSON.stringify(hotel.highSeasons),
    open_months: hotel.openMonths,
    child_policy: hotel.childPolicy && JSON.stringify(hotel.childPolicy),
    minimum_nights: hotel.minimumNights,
    pictures: hotel.pictures,
    described: true,
    status: 'published' as const,
  }
  await tx
    .withTables<HotelTables>()
    .insertInto('hotels')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await putRooms(tx, id, hotel.rooms)
}

async function putRooms(tx: Tx, id: string, rooms: WrittenHotel['rooms']): Promise<void> {
  const given = JSON.stringify(rooms.map((room, position) => ({ ...room, position: position + 1 })))
  await sql`delete from hotel_rates where hotel_id = ${id}`.execute(tx)
  await sql`delete from hotel_rooms where hotel_id = ${id} and id <> all(${rooms.map((room) => room.id)}::text[])`.execute(tx)
  await sql`
    insert into hotel_rooms (hotel_id, id, name, beds, adults_most, guests_most, count, position)
    select ${id}, id, name, beds, "adultsMost", "guestsMost", count, position
    from jsonb_to_recordset(${given}::jsonb) as r (id text, name text, beds text, "adultsMost" int, "guestsMost" int,
      count int, position int)
    on conflict (hotel_id, id) do update set name = excluded.name, beds = excluded.beds, adults_most = excluded.adults_most,
      guests_most = excluded.guests_most, count = excluded.count, position = excluded.position`.execute(tx)
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
