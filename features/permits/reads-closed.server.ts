import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** A day on which a permit is closed, and what its authority wrote. */
export type ClosedPermit = { feeId: string; day: Day; reason: string }

/** Of these permits those that are closed on the days from ≤ day ≤ to, by day. */
export async function listClosedDays(
  db: Db,
  feeIds: readonly string[],
  { from, to }: { from: Day; to: Day },
): Promise<ClosedPermit[]> {
  const { rows } = await sql<ClosedPermit>`
    select fee_id as "feeId", day, reason from permit_closed_days
    where fee_id = any(${[...feeIds]}::text[]) and day between ${from} and ${to} order by day, fee_id`.execute(db)
  return rows
}

/** A visit with a permit that cannot be had, because its day is closed: by whom, where that is known, and what they wrote. */
export type ClosedVisit = ClosedPermit & { name: string; authority: string | null }

/**
 * Of visits with a permit those whose day is closed, or all that are closed from a day on, by day and name. The one function that says it of a departure, a journey and a booking: the site, the
 * customer's page and the office read it here.
 */
export async function listClosedVisits(
  db: Db,
  of: readonly { feeId: string; day: Day }[] | { from: Day },
): Promise<ClosedVisit[]> {
  if (!('from' in of) && of.length === 0) return []
  const some =
    'from' in of
      ? sql<SqlBool>`c.day >= ${of.from}`
      : sql<SqlBool>`(c.fee_id, c.day) in (
          select * from unnest(${of.map(({ feeId }) => feeId)}::text[], ${of.map(({ day }) => day)}::date[]))`
  const { rows } = await sql<ClosedVisit>`
    select c.fee_id as "feeId", c.day, c.reason, f.name, a.name as authority
    from permit_closed_days c join visitor_fees f on f.id = c.fee_id
    left join authority_fees o on o.fee_id = f.id left join authorities a on a.id = o.authority_id
    where ${some} order by c.day, f.name`.execute(db)
  return rows
}

const lockKey = (feeId: string) => `permit-closure:${feeId}`

/**
 * Whether a permit is closed on a day, asked by who reserves one: no closure of it is recorded from here until the transaction ends, so that none passes
 * what is reserved. Taken after the locks of stock and lots, as a closure takes its own.
 */
export async function isClosedNow(tx: Tx, { feeId, day }: { feeId: string; day: Day }): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockKey(feeId)}, 0))`.execute(tx)
  return (await listClosedDays(tx, [feeId], { from: day, to: day })).length > 0
}

/** Waits for everybody who reserves one of these permits (`isClosedNow`); nobody else does until the transaction ends. */
export async function lockForClosure(tx: Tx, feeIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(k.key, 0)) from unnest(${feeIds.map(lockKey).toSorted()}::text[]) as k (key)`.execute(
    tx,
  )
}
