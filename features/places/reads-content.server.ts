import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { CountryGuide } from './country-guide.ts'
import type { ParkFacts } from './park-content.ts'
import type { ParkGuide } from './park-guide.ts'
import type { PlaceTables } from './tables.ts'

const on = (db: Db) => db.withTables<PlaceTables>()

type Part = 'countries' | 'parks' | 'places' | 'fees'

/** The ids that a content may name. */
export async function listPlaceIds(db: Db): Promise<Record<Part, Set<string>>> {
  const { rows } = await sql<{ part: Part; id: string }>`
    select 'countries' as part, id from countries union all select 'parks', id from parks
    union all select 'places', id from places union all select 'fees', id from visitor_fees`.execute(db)
  const of = (part: Part) => new Set(rows.filter((row) => row.part === part).map(({ id }) => id))
  return { countries: of('countries'), parks: of('parks'), places: of('places'), fees: of('fees') }
}

/** A country as its editor holds it. */
type CountryRow = {
  id: string
  name: string
  capital: string
  advisory: string | null
  cover: string | null
  guide: CountryGuide
}

/** Every country that has a guide, whole, in its order. */
export async function listCountryRows(db: Db): Promise<CountryRow[]> {
  return on(db)
    .selectFrom('countries as c')
    .innerJoin('country_guides as g', 'g.country_id', 'c.id')
    .select(['c.id', 'c.name', 'c.capital', 'c.advisory', 'c.cover', 'g.guide'])
    .orderBy('c.position')
    .execute()
}

/** Every park that has a guide, whole, in its order. */
export async function listParkRows(db: Db): Promise<({ id: string; guide: ParkGuide } & ParkFacts)[]> {
  return on(db)
    .selectFrom('parks as p')
    .innerJoin('park_guides as g', 'g.park_id', 'p.id')
    .select([
      'p.id',
      'p.name',
      'p.country_id as countryId',
      'p.kind',
      'p.status',
      'p.lat',
      'p.lng',
      'p.area_km2 as areaKm2',
      'p.best_months as bestMonths',
      'p.cover',
      'g.guide',
    ])
    .$narrowType<{ status: ParkFacts['status'] }>()
    .orderBy('p.id')
    .execute()
}

/** Every place, by its id. */
export async function listPlaceRows(db: Db) {
  return on(db)
    .selectFrom('places')
    .select(['id', 'name', 'country_id as countryId', 'kind', 'lat', 'lng'])
    .orderBy('id')
    .execute()
}
