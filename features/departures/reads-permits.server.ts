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
