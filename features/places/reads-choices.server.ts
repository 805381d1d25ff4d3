import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { PlaceNames } from './place-names.ts'
import { listVisitorFees } from './reads.server.ts'
import type { PlaceTables } from './tables.ts'
import type { VisitorFee } from './visitor-fee.ts'

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

/** Permits and park fees as staff pick them, each with what decides its cost, by park. */
export async function listFeeChoices(db: Db): Promise<(Choice & { fee: VisitorFee })[]> {
  const [fees, parks] = await Promise.all([
    listVisitorFees(db),
    db.withTables<PlaceTables>().selectFrom('parks').select(['id', 'name']).execute(),
  ])
  const parkOf = new Map(parks.map(({ id, name }) => [id, name]))
  return [...fees.values()]
    .map((fee) => ({ id: fee.id, name: fee.name, group: parkOf.get(fee.parkId ?? '') ?? '', fee }))
    .sort((a, b) => a.group.localeCompare(b.group, 'en') || a.name.localeCompare(b.name, 'en'))
}

/** The way between every two places that have one: of several the one by road, else the quickest. Closed ones are left out. */
export async function listConnections(db: Db): Promise<{ fromId: string; toId: string; minutes: number; km: number }[]> {
  return db
    .withTables<PlaceTables>()
    .selectFrom('legs')
    .distinctOn(sql`least(from_id, to_id), greatest(from_id, to_id)`)
    .select(['from_id as fromId', 'to_id as toId', 'minutes', 'km'])
    .where('status', '<>', 'suspended')
    .orderBy(sql`least(from_id, to_id), greatest(from_id, to_id), (mode = 'road') desc, minutes`)
    .execute()
}

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
