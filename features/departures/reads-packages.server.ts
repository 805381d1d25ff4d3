import { sql } from 'kysely'
import type { PackageTables } from '#features/packages/tables.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { DepartureTables } from './tables.ts'

/** How many departures of a package start on a day or later and are on sale, or will be: what is off sale needs no page. */
export async function countDeparturesAhead(db: Db, packageId: number, from: Day): Promise<number> {
  const { count } = await db
    .withTables<DepartureTables>()
    .selectFrom('departures')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('package_id', '=', packageId)
    .where('starts_on', '>=', from)
    .where('cancelled_at', 'is', null)
    .where('sale', 'in', ['scheduled', 'on-sale'])
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The package of a departure that was put on sale, by its address, and whether that has a page: for an address that has none itself because
 * its package is off sale. Undefined for one that never was, or is in the trash.
 */
export async function findFormerDeparture(db: Db, slug: string): Promise<{ packageSlug: string; isShown: boolean } | undefined> {
  return db
    .withTables<DepartureTables & Pick<PackageTables, 'packages'>>()
    .selectFrom('departures as d')
    .innerJoin('packages as p', 'p.id', 'd.package_id')
    .select(['p.slug as packageSlug', sql<boolean>`p.status = 'published'`.as('isShown')])
    .where('d.slug', '=', slug)
    .where('d.sale', '=', 'on-sale')
    .where('d.trashed_at', 'is', null)
    .executeTakeFirst()
}

/** What the departures of a package that start today or later need a price for, by the database's day in Kigali. */
export async function listDeparturesAhead(
  db: Db,
  packageId: number,
): Promise<{ startsOn: Day; comfort: Comfort; minimum: number }[]> {
  return db
    .withTables<DepartureTables>()
    .selectFrom('departures')
    .select(['starts_on as startsOn', 'comfort', 'minimum'])
    .where('package_id', '=', packageId)
    .where('trashed_at', 'is', null)
    .where('starts_on', '>=', sql<Day>`(now() at time zone 'Africa/Kigali')::date - 60`)
    .orderBy('starts_on')
    .execute()
}

/** The minimums of the departures ahead of some packages by their ids, each once: those on which seats are, or will be, sold. */
export async function listMinimumsAhead(db: Db, packageIds: readonly number[], from: Day): Promise<Map<number, number[]>> {
  if (packageIds.length === 0) return new Map()
  const rows = await db
    .withTables<DepartureTables>()
    .selectFrom('departures')
    .select(['package_id as packageId', 'minimum'])
    .distinct()
    .where('package_id', 'in', [...packageIds])
    .where('starts_on', '>=', from)
    .where('cancelled_at', 'is', null)
    .where('trashed_at', 'is', null)
    .orderBy('minimum')
    .execute()
  const byPackage = Map.groupBy(rows, ({ packageId }) => packageId)
  return new Map([...byPackage].map(([id, of]) => [id, of.map(({ minimum }) => minimum)]))
}
