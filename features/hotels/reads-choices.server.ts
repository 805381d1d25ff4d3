import type { PlaceTables } from '#features/places/tables.ts'
import type { Db } from '#platform/context.ts'
import type { HotelTables } from './tables.ts'

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
