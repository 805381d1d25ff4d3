import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Gathering, Stay } from './gathering.ts'

/** One flush of one process: repeated unchanged, it counts once. */
export type Flush = { ledger: string; number: number; gathered: Gathering }

/** Writes a flush in one statement. Answers false where it was written before. */
export async function recordVisits(db: Db, { ledger, number, gathered }: Flush, at: Date): Promise<boolean> {
  const { running, over, pages } = gathered
  const rows = { stays: [...over, ...running.values()].map(rowOf), pages: [...pages.values()] }
  const answer = await sql<{ recorded: boolean }>`
    select record_visits(${ledger}::uuid, ${number}::bigint, ${JSON.stringify(rows)}::jsonb, ${at}::timestamptz) as recorded`.execute(
    db,
  )
  return answer.rows[0]?.recorded ?? false
}

const rowOf = ({ device, day, views, beganAt, viewedAt, endedAt, page, source }: Stay) => ({
  device: device.id,
  browser: device.browser,
  platform: device.platform,
  time_zone: device.timeZone,
  day,
  views,
  began_at: beganAt,
  viewed_at: viewedAt,
  ended_at: endedAt,
  page,
  source,
})

/** Stops every process from recording until the transaction ends: the same lock as in record_visits. */
export async function takeVisitorsTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('visitors'))`.execute(tx)
}

/** Deletes devices without a signal since an instant. The totals stay. Answers how many. */
export async function deleteDevicesBefore(tx: Tx, instant: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from visitor_devices where last_active < ${instant}`.execute(tx)
  return Number(numAffectedRows)
}

/** Deletes the daily rows from before a day. */
export async function deleteDaysBefore(tx: Tx, day: Day): Promise<void> {
  await sql`delete from visitor_days where day < ${day}::date`.execute(tx)
  await sql`delete from visitor_pages where day < ${day}::date`.execute(tx)
  await sql`delete from visitor_sources where day < ${day}::date`.execute(tx)
}

/** Deletes the ledgers of processes that have recorded nothing since an instant: they repeat nothing any more. */
export async function deleteLedgersBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from visitor_ledgers where last_flush_at < ${instant}`.execute(tx)
}
