import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { MovedVisit } from './moved-visit.ts'

/** The moved visits of the departure `d`. */
export const movedVisits = sql<MovedVisit[]>`(
  select coalesce(json_agg(json_build_object('feeId', m.fee_id, 'packageDay', m.package_day, 'day', m.day) order by m.fee_id, m.package_day), '[]')
  from departure_visits m where m.departure_id = d.id)`

/** The visits of some departures that were moved, by the departure: those of these ids, the one of an address, or all that end on a day or later. */
export async function listMovedVisits(
  db: Db,
  of: { ids: readonly number[] } | { slug: string } | { from: Day },
): Promise<(MovedVisit & { departureId: number })[]> {
  const some =
    'slug' in of
      ? sql<SqlBool>`d.slug = ${of.slug}`
      : 'from' in of
        ? sql<SqlBool>`d.ends_on >= ${of.from}`
        : sql<SqlBool>`d.id = any(${[...of.ids]}::bigint[])`
  const { rows } = await sql<MovedVisit & { departureId: number }>`
    select m.departure_id as "departureId", m.fee_id as "feeId", m.package_day as "packageDay", m.day
    from departure_visits m join departures d on d.id = m.departure_id
    where ${some} order by m.departure_id, m.fee_id, m.package_day`.execute(db)
  return rows
}

/** A visit of a departure that needs a permit: on which day, and on which of its package's days (1 = first). */
export type DepartureVisit = { feeId: string; name: string; day: Day; packageDay: number }

/** The visits of a departure that need a permit, by day. */
export async function listPermitVisits(db: Db, departureId: number): Promise<DepartureVisit[]> {
  const { rows } = await sql<DepartureVisit>`
    select f.fee_id as "feeId", v.name, d.starts_on + coalesce(m.day, f.day) - 1 as day, f.day as "packageDay"
    from departures d join package_fees f on f.package_id = d.package_id join visitor_fees v on v.id = f.fee_id
    left join departure_visits m on m.departure_id = d.id and m.fee_id = f.fee_id and m.package_day = f.day
    where d.id = ${departureId} and v.kind = 'permit'
    order by day, v.name`.execute(db)
  return rows
}

/** The departures that visit with a permit on a day, and are not cancelled, by start. */
export async function listVisitingDepartures(
  db: Db,
  feeId: string,
  day: Day,
): Promise<{ id: number; title: string; startsOn: Day }[]> {
  const { rows } = await sql<{ id: number; title: string; startsOn: Day }>`
    select distinct d.id, k.title, d.starts_on as "startsOn"
    from departures d join packages k on k.id = d.package_id
    join package_fees f on f.package_id = d.package_id and f.fee_id = ${feeId}
    left join departure_visits m on m.departure_id = d.id and m.fee_id = f.fee_id and m.package_day = f.day
    where d.starts_on + coalesce(m.day, f.day) - 1 = ${day} and d.cancelled_at is null and d.trashed_at is null
    order by d.starts_on, d.id`.execute(db)
  return rows
}
