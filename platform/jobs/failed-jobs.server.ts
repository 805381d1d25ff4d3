import { sql } from 'kysely'
import type { Db } from '../context.ts'
import { jobsChannel } from './jobs.server.ts'

/**
 * A job that failed: `failedAt` is null while it is tried again by itself. Its data is not returned: it may contain personal
 * data.
 */
export type StuckJob = {
  id: number
  queue: string
  attempts: number
  runAt: Date
  failedAt: Date | null
  lastError: string | null
  createdAt: Date
}

const columns = sql`id, queue, attempts, run_at as "runAt", failed_at as "failedAt", last_error as "lastError", created_at as "createdAt"`

/** Jobs that failed for good, the last first; `before` is the last one of the page before. */
export async function listFailedJobs(
  db: Db,
  query: { limit: number; before?: { at: Date; id: number } | undefined },
): Promise<StuckJob[]> {
  const after = query.before ? sql`and (failed_at, id) < (${query.before.at}::timestamptz, ${query.before.id}::bigint)` : sql``
  const { rows } = await sql<StuckJob>`
    select ${columns} from jobs where failed_at is not null ${after}
    order by failed_at desc, id desc limit ${query.limit}`.execute(db)
  return rows
}

/** Jobs that failed and are tried again by themselves, or were due before an instant and not claimed: the longest due first. */
export async function listLateJobs(db: Db, { dueBefore, limit }: { dueBefore: Date; limit: number }): Promise<StuckJob[]> {
  const { rows } = await sql<StuckJob>`
    select ${columns} from jobs
    where failed_at is null and claimed_by is null and (attempts > 0 or run_at < ${dueBefore})
    order by run_at, id limit ${limit}`.execute(db)
  return rows
}

/** How many jobs failed for good, counted no further than `most`. */
export async function countFailedJobs(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from jobs where failed_at is not null limit ${most}) as x`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Lets jobs that failed for good run again, as if they were new: one, or the whole of them up to `most`. Returns their queues.
 */
export async function retryFailedJobs(db: Db, which: { id: number } | { most: number }, now: Date): Promise<string[]> {
  const some = 'id' in which ? sql`id = ${which.id} and` : sql``
  const limit = 'id' in which ? 1 : which.most
  const { rows } = await sql<{ queue: string }>`
    update jobs set failed_at = null, attempts = 0, run_at = ${now}
    where id in (select id from jobs where ${some} failed_at is not null order by failed_at, id limit ${limit} for update skip locked)
    returning queue`.execute(db)
  if (rows.length > 0) await sql`select pg_notify(${jobsChannel}, '')`.execute(db)
  return rows.map(({ queue }) => queue)
}

/** Deletes a job that failed for good. Returns its queue; undefined where there is none. */
export async function deleteFailedJob(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{
    queue: string
  }>`delete from jobs where id = ${id} and failed_at is not null returning queue`.execute(db)
  return rows[0]?.queue
}
