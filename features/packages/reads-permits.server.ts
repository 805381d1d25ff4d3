import type { PlaceTables } from '#features/places/tables.ts'
import type { VisitorFee } from '#features/places/visitor-fee.ts'
import type { Db } from '#platform/context.ts'
import type { PackageTables } from './tables.ts'

const on = (db: Db) => db.withTables<PackageTables & PlaceTables>()

/** The permits that a package needs of each traveller, with what they cost; of one that is not shown any more, too. */
export async function listPermits(db: Db, slug: string): Promise<(VisitorFee & { day: number; quantity: number })[]> {
  return on(db)
    .selectFrom('packages as p')
    .innerJoin('package_fees as f', 'f.package_id', 'p.id')
    .innerJoin('visitor_fees as v', 'v.id', 'f.fee_id')
    .select([
      'v.id',
      'v.kind',
      'v.unit',
      'v.park_id as parkId',
      'v.name',
      'v.minimum_age as minimumAge',
      'v.foreign_minor as foreignMinor',
      'v.resident_minor as residentMinor',
      'v.african_minor as africanMinor',
      'v.eac_minor as eacMinor',
      'v.as_of as asOf',
      'v.confidence',
      'v.child_from as childFrom',
      'v.child_to as childTo',
      'v.child_minor as childMinor',
      'f.day',
      'f.quantity',
    ])
    .where('p.slug', '=', slug)
    .where('v.kind', '=', 'permit')
    .orderBy('f.day')
    .orderBy('f.fee_id')
    .execute()
}

/** The permits that a package needs of each traveller: which, on which day of the journey, how many. */
export async function listPackagePermits(db: Db, packageId: number): Promise<{ feeId: string; day: number; quantity: number }[]> {
  return on(db)
    .selectFrom('package_fees as f')
    .innerJoin('visitor_fees as v', 'v.id', 'f.fee_id')
    .select(['f.fee_id as feeId', 'f.day', 'f.quantity'])
    .where('f.package_id', '=', packageId)
    .where('v.kind', '=', 'permit')
    .orderBy('f.day')
    .orderBy('f.fee_id')
    .execute()
}
