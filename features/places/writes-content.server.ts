import type { Tx } from '#platform/context.ts'
import type { CountryGuide } from './country-guide.ts'
import type { ParkFacts } from './park-content.ts'
import type { ParkGuide } from './park-guide.ts'
import type { PlaceTables } from './tables.ts'

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
