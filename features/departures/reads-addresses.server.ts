import type { PackageTables } from '#features/packages/tables.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { DepartureTables } from './tables.ts'

/** The addresses of the departures that start on a day or later and are not cancelled, by date: for the sitemap. No price is read. */
export async function listDepartureAddresses(db: Db, from: Day): Promise<string[]> {
  const rows = await db
    .withTables<DepartureTables & PackageTables>()
    .selectFrom('departures as d')
    .innerJoin('packages as p', 'p.id', 'd.package_id')
    .select('d.slug')
    .where('d.starts_on', '>=', from)
    .where('d.cancelled_at', 'is', null)
    .where('d.sale', '=', 'on-sale')
    .where('p.status', '=', 'published')
    .orderBy('d.starts_on')
    .orderBy('d.id')
    .limit(mostAddresses)
    .execute()
  return rows.map(({ slug }) => slug)
}

/** What one file of a sitemap may hold. Source: https://www.sitemaps.org/protocol.html. */
const mostAddresses = 50_000
