import { type SqlBool, sql } from 'kysely'
import type { Picture } from '#features/media/picture.ts'
import { shownPicture } from '#features/media/reads-shown.server.ts'
import type { Db } from '#platform/context.ts'
import type { CountryGuide, Rains } from './country-guide.ts'
import { isInPark, type ParkEntry, type ParkWithEntry } from './park-entry.ts'
import type { ParkGuide } from './park-guide.ts'
import type { PlaceTables } from './tables.ts'
import type { VisitorFee } from './visitor-fee.ts'

const on = (db: Db) => db.withTables<PlaceTables>()

/** Every permit and park fee by its id. */
export async function listVisitorFees(db: Db): Promise<Map<string, VisitorFee>> {
  const rows = await on(db)
    .selectFrom('visitor_fees')
    .select([
      'id',
      'kind',
      'unit',
      'park_id as parkId',
      'name',
      'minimum_age as minimumAge',
      'foreign_minor as foreignMinor',
      'resident_minor as residentMinor',
      'african_minor as africanMinor',
      'eac_minor as eacMinor',
      'as_of as asOf',
      'confidence',
      'child_from as childFrom',
      'child_to as childTo',
      'child_minor as childMinor',
    ])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const parksOf = sql`parks k join park_guides w on w.park_id = k.id where k.country_id = c.id`
const parkCount = sql<number>`(select count(*)::int from ${parksOf})`
const openCount = sql<number>`(select count(*)::int from ${parksOf} and k.status = 'open')`

function countries(db: Db) {
  return on(db)
    .selectFrom('countries as c')
    .innerJoin('country_guides as g', 'g.country_id', 'c.id')
    .select(['c.id', 'c.name', 'c.capital', 'c.advisory', 'g.guide'])
    .select([parkCount.as('parks'), openCount.as('openParks'), shownPicture('c.cover').as('cover')])
}

/** A country with its guide, how many parks it has, and how many of them are open. */
export type Country = {
  id: string
  name: string
  capital: string
  advisory: string | null
  cover: Picture | null
  guide: CountryGuide
  parks: number
  openParks: number
}

/** Every country that has a guide, in their order. */
export const listCountries = (db: Db): Promise<Country[]> => countries(db).orderBy('c.position').execute()

/** A country with its guide, its parks, its hub and the places that its roads lead to; undefined where there is no guide. */
export async function findCountry(
  db: Db,
  id: string,
): Promise<(Omit<Country, 'parks'> & { parks: ParkRow[]; places: NamedSpot[] }) | undefined> {
  const country = await countries(db).where('c.id', '=', id).executeTakeFirst()
  if (!country) return undefined
  const { hub, legs } = country.guide
  const [parks, places] = await Promise.all([
    parkRows(db).where('p.country_id', '=', id).execute(),
    findPlaces(db, [hub, ...legs.map(({ to }) => to)]),
  ])
  return { ...country, parks, places }
}

/** A place as a map and a list name it. */
export type NamedSpot = { id: string; name: string; lat: number; lng: number }

async function findPlaces(db: Db, ids: readonly string[]): Promise<NamedSpot[]> {
  return on(db)
    .selectFrom('places')
    .select(['id', 'name', 'lat', 'lng'])
    .where('id', 'in', [...ids])
    .execute()
}

/** A park as lists and maps show it. */
export type ParkRow = {
  id: string
  name: string
  countryId: string
  country: string
  status: string
  cover: Picture | null
  lat: number
  lng: number
  guide: Pick<ParkGuide, 'short' | 'sentence' | 'species' | 'hub' | 'fromCity'>
  hub: string
  /** The city of `guide.fromCity`. */
  city: string | null
}

function parkRows(db: Db) {
  return parks(db)
    .select(['p.id', 'p.name', 'p.country_id as countryId', 'c.name as country', 'p.status', 'p.lat', 'p.lng'])
    .select(['h.name as hub', 't.name as city', shownPicture('p.cover').as('cover')])
    .select(
      sql<ParkRow['guide']>`jsonb_build_object('short', g.guide -> 'short', 'sentence', g.guide -> 'sentence',
        'species', g.guide -> 'species', 'hub', g.guide -> 'hub', 'fromCity', g.guide -> 'fromCity')`.as('guide'),
    )
    .orderBy('c.position')
    .orderBy(sql`(g.guide ->> 'position')::int`)
}

function parks(db: Db) {
  return on(db)
    .selectFrom('parks as p')
    .innerJoin('park_guides as g', 'g.park_id', 'p.id')
    .innerJoin('countries as c', 'c.id', 'p.country_id')
    .innerJoin('places as h', (join) => join.on(sql<boolean>`h.id = g.guide -> 'hub' ->> 'placeId'`))
    .leftJoin('places as t', (join) => join.on(sql<boolean>`t.id = g.guide -> 'fromCity' ->> 'placeId'`))
}

/** Every park that has a guide, by country and then as the guides put them. */
export const listParks = (db: Db): Promise<ParkRow[]> => parkRows(db).execute()

/** A park with its guide, its country and the fees that we charge there. */
export type Park = Omit<ParkRow, 'guide' | 'hub' | 'city'> & {
  guide: ParkGuide
  hub: NamedSpot
  city: NamedSpot | null
  kind: string
  areaKm2: number | null
  bestMonths: number[]
  advisory: string | null
  /** The rains of its country, where that has a guide. */
  rains: readonly Rains[]
  fees: VisitorFee[]
}

/** A park by its id; undefined where there is none, or none with a guide. */
export async function findPark(db: Db, id: string): Promise<Park | undefined> {
  const found = await parks(db)
    .leftJoin('country_guides as w', 'w.country_id', 'c.id')
    .where('p.id', '=', id)
    .select([
      'p.id',
      'p.name',
      'p.country_id as countryId',
      'c.name as country',
      'c.advisory',
      'p.kind',
      'p.status',
      'p.lat',
      'p.lng',
      'p.area_km2 as areaKm2',
      'p.best_months as bestMonths',
      'g.guide',
    ])
    .select([
      shownPicture('p.cover').as('cover'),
      sql<NamedSpot>`jsonb_build_object('id', h.id, 'name', h.name, 'lat', h.lat, 'lng', h.lng)`.as('hub'),
      sql<NamedSpot | null>`case when t.id is not null then
        jsonb_build_object('id', t.id, 'name', t.name, 'lat', t.lat, 'lng', t.lng) end`.as('city'),
      sql<Rains[]>`coalesce(w.guide -> 'rains', '[]')`.as('rains'),
    ])
    .executeTakeFirst()
  if (!found) return undefined
  const fees = [...(await listVisitorFees(db)).values()].filter(({ parkId }) => parkId === id)
  return { ...found, fees }
}

/** The parks of which one of these fees is the entry, each with the places that are inside it. */
export async function listParkEntries(db: Db, feeIds: readonly string[]): Promise<ParkEntry[]> {
  if (feeIds.length === 0) return []
  const found = await on(db)
    .selectFrom('parks as p')
    .innerJoin('park_guides as g', 'g.park_id', 'p.id')
    .select(['p.id', 'p.name', 'p.lat', 'p.lng', 'p.area_km2 as areaKm2'])
    .select(sql<ParkWithEntry['gates']>`g.guide -> 'gates'`.as('gates'))
    .select(sql<string[]>`g.guide -> 'entryFeeIds'`.as('entryFeeIds'))
    .where(sql<SqlBool>`g.guide -> 'entryFeeIds' ?| ${[...feeIds]}::text[]`)
    .execute()
  if (found.length === 0) return []
  const places = await on(db).selectFrom('places').select(['id', 'kind', 'lat', 'lng']).execute()
  return found.map((park) => ({
    name: park.name,
    feeIds: park.entryFeeIds,
    placeIds: places.filter((place) => isInPark(place, park)).map(({ id }) => id),
  }))
}
