import { sql } from 'kysely'
import type { Db } from '../context.ts'

/** A job that the clock adds, once for all processes, at every full interval since midnight UTC. */
export type Schedule = { queue: string; everySeconds: number }

export type Job = { id: number; queue: string; data: Record<string, unknown>; attempts: number }

/** The database session that claims belong to; a process id alone may come again. */
export type Session = { pid: number; since: string }

/**
 * Claims the job that has been due longest, of the queues that this release knows. The claim belongs to the session;
 * without one (in tests, without competitors) it is left open. `except` names what this process is running already.
 */
export async function claimJob(
  db: Db,
  queues: readonly string[],
  now: Date,
  session: Session | undefined,
  except: readonly number[] = [],
): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update jobs set attempts = attempts + 1, claimed_by = ${session?.pid ?? null}, claimed_session = ${session?.since ?? null}
    where id = (
      select id from jobs
      where failed_at is null and claimed_by is null and run_at <= ${now} and queue = any(${queues}) and id <> all(${except})
      order by run_at, id limit 1 for update skip locked)
    returning id, queue, data, attempts`.execute(db)
  return rows[0]
}

/** Deletes a job that is done: its result is in the tables it wrote. */
export async function finishJob(db: Db, job: Job): Promise<void> {
  await sql`delete from jobs where id = ${job.id}`.execute(db)
}

/** Lets a job wait until `next`, or marks it as failed for good. */
export async function failJob(db: Db, job: Job, next: Date | undefined, error: unknown): Promise<void> {
  // PostgreSQL takes no zero byte in a text, and a note that is refused would lose the job.
  const words = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500)
  await sql`
    update jobs set claimed_by = null, claimed_session = null, last_error = ${words},
      run_at = coalesce(${next ?? null}::timestamptz, run_at), failed_at = case when ${next === undefined} then now() end
    where id = ${job.id}`.execute(db)
}

/** Gives a claimed job back as if it had not begun. */
export async function releaseJob(db: Db, job: Job): Promise<void> {
  await sql`update jobs set claimed_by = null, claimed_session = null, attempts = attempts - 1 where id = ${job.id}`.execute(db)
}

/** Frees the claims of sessions that are gone: their processes were killed, or lost the database in the middle. */
export async function freeLostClaims(db: Db): Promise<void> {
  await sql`
    update jobs set claimed_by = null, claimed_session = null
    where claimed_by is not null and not exists (
      select from pg_stat_activity s where s.pid = jobs.claimed_by and s.backend_start = jobs.claimed_session)`.execute(db)
}

/**
 * Frees claims of this session that are not running: the answer to the claim, or the record of the failure, never arrived. Only
 * between claims, or a job that is just being claimed would be freed.
 */
export async function freeOwnClaims(db: Db, session: Session, running: readonly number[]): Promise<void> {
  await sql`
    update jobs set claimed_by = null, claimed_session = null
    where claimed_by = ${session.pid} and claimed_session = ${session.since} and id <> all(${running})`.execute(db)
}

/** Adds each job of the clock whose interval has begun since it was last added, by whichever process comes first. */
export async function tickClock(db: Db, schedules: readonly Schedule[], now: Date): Promise<void> {
  const queues = schedules.map(({ queue }) => queue)
  const instants = schedules.map((schedule) => new Date(intervalOf(schedule, now)).toISOString())
  await sql`
    with ticked as (
      insert into job_clock (name, last_due)
      select * from unnest(${queues}::text[], ${instants}::timestamptz[]) as due (name, at) order by name
      on conflict (name) do update set last_due = excluded.last_due where job_clock.last_due < excluded.last_due
      returning name, last_due)
    insert into jobs (queue, data, run_at) select name, '{}'::jsonb, last_due from ticked`.execute(db)
}

/** When the first of the next intervals begins, in milliseconds; never, without a schedule. */
export const nextTick = (schedules: readonly Schedule[], now: Date): number =>
  Math.min(...schedules.map((schedule) => intervalOf(schedule, now) + schedule.everySeconds * 1_000))

const intervalOf = ({ everySeconds }: Schedule, now: Date): number =>
  Math.floor(now.getTime() / (everySeconds * 1_000)) * everySeconds * 1_000

/** Deletes the jobs of a queue with exactly these data that are not running, waiting or failed for good. */
export async function dropJobsOf(db: Db, queue: string, data: Record<string, unknown>): Promise<void> {
  await sql`delete from jobs where claimed_by is null and queue = ${queue} and data = ${JSON.stringify(data)}::jsonb`.execute(db)
}

/**
 * Deletes the jobs, waiting or failed for good, that have one of these texts in lower case as a value of their data. Returns
 * how many stay: those that are running, and those of the queues in `keep`.
 */
export async function dropJobsAbout(db: Db, texts: readonly string[], keep: readonly string[]): Promise<number> {
  const names = sql`exists (select from jsonb_each_text(data) as d where lower(d.value) = any(${[...texts]}::text[]))`
  await sql`delete from jobs where claimed_by is null and ${names} and (failed_at is not null or queue <> all(${[...keep]}::text[]))`.execute(
    db,
  )
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs where ${names}`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many jobs are due at an instant and not claimed, and how many failed for good: for metrics. */
export async function countJobs(db: Db, now: Date): Promise<{ due: number; failed: number }> {
  const { rows } = await sql<{ due: number; failed: number }>`
    select count(*) filter (where failed_at is null and claimed_by is null and run_at <= ${now}) as due,
      count(*) filter (where failed_at is not null) as failed
    from jobs`.execute(db)
  return rows[0] ?? { due: 0, failed: 0 }
}
