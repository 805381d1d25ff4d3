import type { Tx } from '#platform/context.ts'
import type { CountryGuide } from './country-guide.ts'
import type { FeeContent } from './fee-content.ts'
import type { ParkFacts } from './park-content.ts'
import type { ParkGuide } from './park-guide.ts'
import type { PlaceTables } from './tables.ts'

const on = (tx: Tx) => tx.withTables<PlaceTables>()

type CountryRow = Pick<PlaceTables['countries'], 'id' | 'name' | 'capital' | 'advisory'> & { guide: CountryGuide }

/** Writes a country and its guide over what they were. */
export async function updateCountry(tx: Tx, { id, guide, ...facts }: CountryRow): Promise<void> {
  await on(tx).updateTable('countries').set(facts).where('id', '=', id).executeTakeFirstOrThrow()
  const row = { guide: JSON.stringify(guide) }
  await on(tx).updateTable('country_guides').set(row).where('country_id', '=', id).executeTakeFirstOrThrow()
}

/** Writes a park and its guide over what they were. */
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

/** Writes a fee, over the one that has its id. */
export async function upsertFee(tx: Tx, fee: Omit<FeeContent, 'slug'> & { id: string }): Promise<void> {
  const row = {
    kind: fee.kind,
    unit: fee.unit,
    park_id: fee.parkId,
    name: fee.name,
    minimum_age: fee.minimumAge,
    foreign_minor: fee.foreignMinor,
    resident_minor: fee.residentMinor,
    african_minor: fee.africanMinor,
    eac_minor: fee.eacMinor,
    as_of: fee.asOf,
    confidence: fee.confidence,
    child_from: fee.childFrom,
    child_to: fee.childTo,
    child_minor: fee.childMinor,
  }
  await on(tx)
    .insertInto('visitor_fees')
    .values({ id: fee.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Takes a fee away; the database refuses one that something charges. */
export async function deleteFee(tx: Tx, id: string): Promise<void> {
  await on(tx).deleteFrom('visitor_fees').where('id', '=', id).execute()
}

type PlaceRow = { id: string; name: string; countryId: string; kind: string; lat: number; lng: number }

/** Writes a place, over the one that has its id. */
export async function upsertPlace(tx: Tx, { id, countryId, ...place }: PlaceRow): Promise<void> {
  const row = { ...place, country_id: countryId }
  await on(tx)
    .insertInto('places')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Takes a place away; the database refuses one that something names. */
export async function deletePlace(tx: Tx, id: string): Promise<void> {
  await on(tx).deleteFrom('places').where('id', '=', id).execute()
}
