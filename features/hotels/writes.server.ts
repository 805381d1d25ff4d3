import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import { columnsOf, overwritten, recordOf } from '#platform/database/rows.server.ts'
import type { NewHotel } from './hotel.ts'
import { hotelFields } from './hotel-content.ts'

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
