import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { CountryGuide } from './country-guide.ts'
import type { NewGuides } from './new-guides.ts'
import type { ParkFacts } from './park-content.ts'
import type { ParkGuide } from './park-guide.ts'
import type { ReferencePlaces } from './reference-places.ts'
import type { PlaceTables } from './tables.ts'

/** Updates the reference rows: new ones are added, changed ones updated, none deleted. */
export async function upsertReference(tx: Tx, { countries, places, parks, fees }: ReferencePlaces): Promise<void> {
  await sql`
    insert into countries (id, name, iso2, capital, advisory, position)
    select id, name, iso2, capital, advisory, position from json_populate_recordset(null::countries, ${JSON.stringify(countries)}::json)
    on conflict (id) do update set name = excluded.name, iso2 = excluded.iso2, capital = excluded.capital,
      advisory = excluded.advisory, position = excluded.position`.execute(tx)
  await sql`
    insert into places (id, country_id, name, kind, lat, lng)
    select id, "countryId", name, kind, lat, lng
    from json_to_recordset(${JSON.stringify(places)}::json)
      as x(id text, "countryId" text, name text, kind text, lat float8, lng float8)
    on conflict (id) do update set country_id = excluded.country_id, name = excluded.name, kind = excluded.kind,
      lat = excluded.lat, lng = excluded.lng`.execute(tx)
  await sql`
    insert into parks (id, country_id, name, kind, status, lat, lng, area_km2, best_months)
    select id, "countryId", name, kind, status, lat, lng, "areaKm2", "bestMonths"
    from json_to_recordset(${JSON.stringify(parks)}::json)
      as x(id text, "countryId" text, name text, kind text, status text, lat float8, lng float8, "areaKm2" float8, "bestMonths" smallint[])
    on conflict (id) do update set country_id = excluded.country_id, name = excluded.name, kind = excluded.kind,
      status = excluded.status, lat = excluded.lat, lng = excluded.lng, area_km2 = excluded.area_km2,
      best_months = excluded.best_months`.execute(tx)
  await sql`
    insert into visitor_fees (id, kind, unit, park_id, name, minimum_age, foreign_minor, resident_minor, african_minor,
      eac_minor, as_of, confidence, child_from, child_to, child_minor)
    select id, kind, unit, "parkId", name, "minimumAge", "foreignMinor", "residentMinor", "africanMinor", "eacMinor", "asOf", confidence,
      "childFrom", "childTo", "childMinor"
    from json_to_recordset(${JSON.stringify(fees)}::json)
      as x(id text, kind text, unit text, "parkId" text, name text, "minimumAge" int, "foreignMinor" bigint,
        "residentMinor" bigint, "africanMinor" bigint, "eacMinor" bigint, "asOf" int, confidence text,
        "childFrom" int, "childTo" int, "childMinor" bigint)
    on conflict (id) do update set child_from = excluded.child_from, child_to = excluded.child_to, child_minor = excluded.child_minor
      where visitor_fees.child_from is null and excluded.child_from is not null`.execute(tx)
}

/** Adds the missing guides; existing ones stay as staff left them. Returns how many. */
export async function insertGuides(tx: Tx, { countries, parks }: NewGuides): Promise<number> {
  const ofCountries = await sql`
    insert into country_guides (country_id, guide)
    select "countryId", guide from json_to_recordset(${JSON.stringify(countries)}::json) as x("countryId" text, guide jsonb)
    on conflict (country_id) do nothing`.execute(tx)
  const ofParks = await sql`
    insert into park_guides (park_id, guide)
    select "parkId", guide from json_to_recordset(${JSON.stringify(parks)}::json) as x("parkId" text, guide jsonb)
    on conflict (park_id) do nothing`.execute(tx)
  return Number(ofCountries.numAffectedRows ?? 0n) + Number(ofParks.numAffectedRows ?? 0n)
}

/** Adds legs that do not exist yet, by id. Returns how many. */
export async function insertLegs(tx: Tx, rows: readonly Insertable<PlaceTables['legs']>[]): Promise<number> {
  if (rows.length === 0) return 0
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .withTables<PlaceTables>()
    .insertInto('legs')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

const on = (tx: Tx) => tx.withTables<PlaceTables>()

type CountryRow = Pick<PlaceTables['countries'], 'id' | 'name' | 'capital' | 'advisory' | 'cover'> & { guide: CountryGuide }

/** Updates a country and its guide. */
export async function updateCountry(tx: Tx, { id, guide, ...facts }: CountryRow): Promise<void> {
  await on(tx).updateTable('countries').set(facts).where('id', '=', id).executeTakeFirstOrThrow()
  const row = { guide: JSON.stringify(guide) }
  await on(tx).updateTable('country_guides').set(row).where('country_id', '=', id).executeTakeFirstOrThrow()
}

/** Updates a park and its guide. */
export async function updatePark(tx: Tx, id: string, { facts, guide }: { facts: ParkFacts; guide: ParkGuide }): Promise<void> {
  const { countryId, areaKm2, bestMonths, ...rest } = facts
  await on(tx)
    .updateTable('parks')
    .set({ ...rest, country_id: countryId, area_km2: areaKm2, best_months: bestMonths })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const row = { guide: JSON.stringify(guide) }
  await on(tx).updateTable('park_guides').set(row).where('park_id', '=', id).executeTakeFirstOrThrow()
}
