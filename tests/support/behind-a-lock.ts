import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { eventually } from './eventually.ts'

/** Waits until something has finished, or so many sessions of the database wait for locks of others. */
export async function finishedOrWaiting(db: Db, work: Promise<unknown>, sessions = 1): Promise<void> {
  let finished = false
  const end = () => {
    finished = true
  }
  work.then(end, end)
  await eventually(async () => finished || (await countWaiting(db)) >= sessions)
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}
