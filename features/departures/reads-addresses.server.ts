import type { PackageTables } from '#features/packages/tables.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { DepartureTables } from './tables.ts'

/** Departures on sale that start on a day or later and are not cancelled, of any package. */
const onSale = (db: Db, from: Day) =>
  db
    .withTables<DepartureTables & PackageTables>()
    .selectFrom('departures as d')
    .where('d.starts_on', '>=', from)
    .where('d.cancelled_at', 'is', null)
    .where('d.trashed_at', 'is', null)
    .where('d.sale', '=', 'on-sale')

/**
 * One page of addresses for the sitemap: departures that start on a day or later and are not cancelled, by date. Reads no prices. A departure
 * of a package that is unpublished or off sale keeps its place without an address, so that earlier rows are skipped by the index.
 */
export async function listDepartureAddresses(
  db: Db,
  from: Day,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ slug: string; packageSlug: string }[]> {
  const some = onSale(db, from)
    .select(['d.slug', 'd.starts_on', 'd.id', 'd.package_id'])
    .orderBy('d.starts_on')
    .orderBy('d.id')
    .limit(limit)
    .offset(offset)
  return db
    .withTables<PackageTables>()
    .selectFrom(some.as('d'))
    .innerJoin('packages as p', 'p.id', 'd.package_id')
    .where('p.status', '=', 'published')
    .where('p.bookable', '=', true)
    .select(['d.slug', 'p.slug as packageSlug'])
    .orderBy('d.starts_on')
    .orderBy('d.id')
    .execute()
}

/** How many rows there are for these pages. */
export async function countDepartureAddresses(db: Db, from: Day): Promise<number> {
  const { count } = await onSale(db, from)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
