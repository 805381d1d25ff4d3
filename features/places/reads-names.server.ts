import type { Db } from '#platform/context.ts'
import type { PlaceNames } from './place-names.ts'
import type { PlaceTables } from './tables.ts'

/** Every country, park and place by name, the countries in their order. */
export async function listPlaceNames(db: Db): Promise<PlaceNames> {
  const on = db.withTables<PlaceTables>()
  const columns = ['x.id', 'x.name', 'x.kind', 'x.country_id as countryId', 'c.name as country'] as const
  return {
    countries: await on
      .selectFrom('countries')
      .select(['id', 'name', 'capital', 'advisory'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
    parks: await on
      .selectFrom('parks as x')
      .innerJoin('countries as c', 'c.id', 'x.country_id')
      .select(columns)
      .orderBy('c.position')
      .orderBy('x.name')
      .execute(),
    places: await on
      .selectFrom('places as x')
      .innerJoin('countries as c', 'c.id', 'x.country_id')
      .select(columns)
      .orderBy('c.position')
      .orderBy('x.name')
      .execute(),
  }
}
