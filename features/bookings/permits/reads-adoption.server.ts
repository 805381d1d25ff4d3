import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** A day of the permits for everybody whose capacity is a number that nobody has bought. */
export type UnbackedDay = { resource: string; feeId: string; day: Day }

/** The days from one on that the release before counted permits for by a number alone. */
export async function listUnbackedDays(db: Db, from: Day): Promise<UnbackedDay[]> {
  const { rows } = await sql<UnbackedDay>`
    select d.resource, substr(d.resource, 8) as "feeId", d.day from stock_days d
    join visitor_fees f on d.resource = 'permit:' || f.id
    where d.capacity > 0 and d.day >= ${from}
    order by d.resource collate "C", d.day`.execute(db)
  return rows
}

/** The number itself, read again under the lock of its day. */
export async function findCapacity(tx: Tx, { resource, day }: UnbackedDay): Promise<number> {
  const { rows } = await sql<{ capacity: number }>`
    select capacity from stock_days where resource = ${resource} and day = ${day}`.execute(tx)
  return rows[0]?.capacity ?? 0
}

/** What bookings have of it: all of theirs, and what of it holds at an instant, each with the departure they are on. */
export async function listClaimsOfDay(
  tx: Tx,
  { resource, day }: UnbackedDay,
  at: Date,
): Promise<{ bookingId: string; departureId: number | null; live: number }[]> {
  const { rows } = await sql<{ bookingId: string; departureId: number | null; live: number }>`
    select b.id as "bookingId", b.departure_id as "departureId",
      case when c.permanent or c.held_until > ${at} then c.quantity else 0 end as live
    from stock_claims c join bookings b on b.id = c.booking_id
    where c.resource = ${resource} and c.day = ${day}
    order by b.id`.execute(tx)
  return rows
}

/** A permit that was bought for a traveller, with its number and what was paid for it. */
export type BoughtPermit = { purchaseId: number; departureId: number | null; number: string; costMinor: number; boughtAt: Date }

export async function listBought(tx: Tx, { feeId, day }: UnbackedDay): Promise<BoughtPermit[]> {
  const { rows } = await sql<BoughtPermit>`
    select p.id as "purchaseId", b.departure_id as "departureId", p.number, p.cost_minor as "costMinor", p.changed_at as "boughtAt"
    from booking_purchases p join bookings b on b.id = p.booking_id
    where p.fee_id = ${feeId} and p.day = ${day} and p.kind = 'permit' and p.status = 'bought'
    order by p.id`.execute(tx)
  return rows.map((row) => ({ ...row, costMinor: Number(row.costMinor) }))
}

/** The departures that were put on sale and visit on this day with this permit, with the permits that their seats need. */
export async function listDeparturesOfDay(tx: Tx, { feeId, day }: UnbackedDay): Promise<{ id: number; permits: number }[]> {
  const { rows } = await sql<{ id: number; permits: number }>`
    select d.id, (f.quantity * s.capacity)::int as permits
    from departures d join package_fees f on f.package_id = d.package_id
    join stock_days s on s.resource = 'departure:' || d.id and s.day = d.starts_on
    left join departure_visits m on m.departure_id = d.id and m.fee_id = f.fee_id and m.package_day = f.day
    where f.fee_id = ${feeId} and d.starts_on + coalesce(m.day, f.day) - 1 = ${day}
      and d.opened_at is not null and d.cancelled_at is null and d.trashed_at is null
    order by d.starts_on, d.id`.execute(tx)
  return rows
}
