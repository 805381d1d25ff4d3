import type { PackageKind } from '#features/packages/package.ts'
import { listRates } from '#features/packages/reads.server.ts'
import type { PackageTables } from '#features/packages/tables.ts'
import { oneAdult } from '#features/pricing/packages/package-lines.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { packageSeasonOn } from '#features/pricing/packages/package-season.ts'
import { pricePackage } from '#features/pricing/packages/price-package.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type Money, usd } from '#values/money.ts'
import { confirmedSeats } from './reads.server.ts'
import type { Sale } from './sale.ts'
import type { DepartureTables } from './tables.ts'

/** A departure for the admin area, on sale or not; its seats are in stock. */
export type AdminDeparture = {
  id: number
  slug: string
  version: number
  packageId: number
  packageSlug: string
  title: string
  kind: PackageKind
  nights: number
  startsOn: Day
  endsOn: Day
  comfort: Comfort
  minimum: number
  /** Its cut-off, in days before the start; null for the usual one. */
  cutOffDays: number | null
  /** The seats of bookings that cannot lapse. */
  confirmed: number
  guaranteed: boolean
  note: string
  sale: Sale
  opensAt: Date | null
  openedAt: Date | null
  trashedAt: Date | null
  cancelledAt: Date | null
}

/** The base query of departures for the admin area. */
export function adminDepartures(db: Db) {
  return db
    .withTables<DepartureTables & PackageTables>()
    .selectFrom('departures as d')
    .innerJoin('packages as p', 'p.id', 'd.package_id')
    .select([
      'd.id',
      'd.slug',
      'd.version',
      'd.package_id as packageId',
      'p.slug as packageSlug',
      'p.title',
      'p.kind',
      'p.nights',
    ])
    .select(['d.starts_on as startsOn', 'd.ends_on as endsOn', 'd.comfort', 'd.minimum', 'd.guaranteed', 'd.note', 'd.sale'])
    .select(confirmedSeats.as('confirmed'))
    .select('d.cut_off_days as cutOffDays')
    .select(['d.opens_at as opensAt', 'd.opened_at as openedAt', 'd.trashed_at as trashedAt', 'd.cancelled_at as cancelledAt'])
}

export const findAdminDeparture = (db: Db, id: number): Promise<AdminDeparture | undefined> =>
  adminDepartures(db).where('d.id', '=', id).executeTakeFirst()

/** Departures by their ids, by date. */
export const listAdminDepartures = (db: Db, ids: readonly number[]): Promise<AdminDeparture[]> =>
  adminDepartures(db)
    .where('d.id', 'in', [...ids])
    .orderBy('d.starts_on')
    .orderBy('d.id')
    .execute()

/** The departures of these packages on these days, not in the trash; the two lists are parallel. */
export async function listOnDays(
  db: Db,
  wanted: readonly { packageId: number; startsOn: Day }[],
): Promise<{ id: number; packageId: number; startsOn: Day }[]> {
  if (wanted.length === 0) return []
  return db
    .withTables<DepartureTables>()
    .selectFrom('departures')
    .select(['id', 'package_id as packageId', 'starts_on as startsOn'])
    .where('trashed_at', 'is', null)
    .where('package_id', 'in', [...new Set(wanted.map(({ packageId }) => packageId))])
    .where('starts_on', 'in', [...new Set(wanted.map(({ startsOn }) => startsOn))])
    .execute()
}

/** The departures of a package that start in a year and are not cancelled, by day. */
export const listOfYear = (db: Db, packageId: number, year: number): Promise<AdminDeparture[]> =>
  adminDepartures(db)
    .where('d.package_id', '=', packageId)
    .where('d.starts_on', '>=', `${year}-01-01`)
    .where('d.starts_on', '<=', `${year}-12-31`)
    .where('d.cancelled_at', 'is', null)
    .where('d.trashed_at', 'is', null)
    .orderBy('d.starts_on')
    .execute()

/** The scheduled departures that are due at an instant, at most `limit`. */
export const listToOpen = (db: Db, at: Date, most: number): Promise<AdminDeparture[]> =>
  adminDepartures(db).where('d.sale', '=', 'scheduled').where('d.opens_at', '<=', at).orderBy('d.opens_at').limit(most).execute()

/** The real price for one traveller on a day, and its season; undefined without a rate. */
export async function priceOf(
  db: Db,
  { packageId, startsOn, comfort, minimum }: Pick<AdminDeparture, 'packageId' | 'startsOn' | 'comfort' | 'minimum'>,
): Promise<{ price: Money; season: 'low' | 'high' } | undefined> {
  const rates = (await listRates(db, [packageId])).get(packageId)
  const priced = rates && pricePackage(rates, { startsOn, comfort, groupSize: minimum, ...oneAdult })
  return rates && priced?.done
    ? { price: usd(sumOf(priced.value)), season: packageSeasonOn(rates, startsOn) ?? 'low' }
    : undefined
}
