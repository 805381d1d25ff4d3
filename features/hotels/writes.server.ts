import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { NewHotel } from './new-hotel.ts'

/** Adds hotels, rooms and rates that are not there yet, and describes hotels that no release has described. Answers how many rooms it added. */
export async function insertHotels(tx: Tx, hotels: readonly NewHotel[]): Promise<number> {
  const given = JSON.stringify(hotels)
  await sql`
    insert into hotels (id, place_id, name, kind, stars, board, lat, lng, altitude_m, amenities, access_note, notes, fictional,
      high_seasons, open_months, child_policy, minimum_nights, described)
    select id, "placeId", name, kind, stars, board, lat, lng, "altitudeM", amenities, "accessNote", notes, fictional,
      "highSeasons", "openMonths", nullif("childPolicy", 'null'), "minimumNights", true
    from jsonb_to_recordset(${given}::jsonb) as x (id text, "placeId" text, name text, kind text, stars int, board text,
      lat float8, lng float8, "altitudeM" int, amenities text[], "accessNote" text, notes text[], fictional boolean,
      "highSeasons" jsonb, "openMonths" smallint[], "childPolicy" jsonb, "minimumNights" int)
    on conflict (id) do update set lat = excluded.lat, lng = excluded.lng, altitude_m = excluded.altitude_m,
      amenities = excluded.amenities, access_note = excluded.access_note, notes = excluded.notes,
      fictional = excluded.fictional, high_seasons = excluded.high_seasons, open_months = excluded.open_months,
      child_policy = excluded.child_policy, minimum_nights = excluded.minimum_nights, described = true
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
