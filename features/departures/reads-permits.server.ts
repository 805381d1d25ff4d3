import { type SqlBool, sql } from 'kysely'
import type { PackageTables } from '#features/packages/tables.ts'
import type { PermitTables } from '#features/permits/tables.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { DepartureTables } from './tables.ts'

/** The departures that have permits of their own, whose visit is not over. */
export async function listWithPermits(
  db: Db,
): Promise<{ departureId: number; startsOn: Day; cutOffDays: number | null; isCancelled: boolean }[]> {
  const rows = await db
    .withTables<DepartureTables & PermitTables>()
    .selectFrom('permit_lots as l')
    .innerJoin('departures as d', 'd.id', 'l.departure_id')
    .select(['d.id as departureId', 'd.starts_on as startsOn', 'd.cut_off_days as cutOffDays', 'd.cancelled_at as cancelledAt'])
    .distinct()
    .where('l.state', 'in', ['wanted', 'reserved', 'deposited', 'paid'])
    .orderBy('d.id')
    .execute()
  return rows.map(({ cancelledAt, ...departure }) => ({ ...departure, isCancelled: cancelledAt !== null }))
}

/** The departures that visit with a permit on a day, and are not cancelled, by start. */
export async function listVisitingDepartures(
  db: Db,
  feeId: string,
  day: Day,
): Promise<{ id: number; title: string; startsOn: Day }[]> {
  return db
    .withTables<DepartureTables & PackageTables>()
    .selectFrom('departures as d')
    .innerJoin('packages as k', 'k.id', 'd.package_id')
    .innerJoin('package_fees as f', 'f.package_id', 'd.package_id')
    .select(['d.id', 'k.title', 'd.starts_on as startsOn'])
    .distinct()
    .where('f.fee_id', '=', feeId)
    .where(sql<SqlBool>`d.starts_on + f.day - 1 = ${day}`)
    .where('d.cancelled_at', 'is', null)
    .where('d.trashed_at', 'is', null)
    .orderBy('d.starts_on')
    .orderBy('d.id')
    .execute()
}

/** The visits of a departure that need a permit, by day. */
export async function listPermitVisits(db: Db, departureId: number): Promise<{ feeId: string; name: string; day: Day }[]> {
  const { rows } = await sql<{ feeId: string; name: string; day: Day }>`
    select f.fee_id as "feeId", v.name, d.starts_on + f.day - 1 as day
    from departures d join package_fees f on f.package_id = d.package_id join visitor_fees v on v.id = f.fee_id
    where d.id = ${departureId} and v.kind = 'permit'
    order by day, v.name`.execute(db)
  return rows
}
