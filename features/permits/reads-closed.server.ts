import { sql } from 'kysely'
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
