import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
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
