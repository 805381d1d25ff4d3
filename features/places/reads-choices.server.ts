import type { Db } from '#platform/context.ts'
import type { PlaceTables } from './tables.ts'

type Choice = { id: string; name: string; group: string }

/** Countries, parks and places as staff pick them, each by its name in its country. */
export async function listPlaceChoices(db: Db): Promise<Record<'countries' | 'parks' | 'places', Choice[]>> {
  const on = db.withTables<PlaceTables>()
  const inCountry = ['p.id', 'p.name', 'c.name as group'] as const
  const places = on.selectFrom('places as p').innerJoin('countries as c', 'c.id', 'p.country_id').select(inCountry)
  const parks = on.selectFrom('parks as p').innerJoin('countries as c', 'c.id', 'p.country_id').select(inCountry)
  const [countries, listedParks, listedPlaces] = await Promise.all([
    on.selectFrom('countries').select(['id', 'name']).orderBy('position').execute(),
    parks.orderBy('c.position').orderBy('p.name').execute(),
    places.orderBy('c.position').orderBy('p.name').execute(),
  ])
  return { countries: countries.map((country) => ({ ...country, group: '' })), parks: listedParks, places: listedPlaces }
}

/** Permits and park fees as staff pick them, by their park. */
export async function listFeeChoices(db: Db): Promise<Choice[]> {
  return db
    .withTables<PlaceTables>()
    .selectFrom('visitor_fees as f')
    .leftJoin('parks as p', 'p.id', 'f.park_id')
    .select(['f.id', 'f.name'])
    .select((e) => e.fn.coalesce('p.name', e.val('')).as('group'))
    .orderBy('group')
    .orderBy('f.name')
    .execute()
}
