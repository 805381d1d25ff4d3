import type { Db } from '#platform/context.ts'
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
