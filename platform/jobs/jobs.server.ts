import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Clock, Db, Jobs, Log } from '../context.ts'
import { pipelined } from '../database/pipelining.server.ts'
import { describeError } from '../log.server.ts'
import {
  claimJob,
  failJob,
  finishJob,
  freeLostClaims,
  freeOwnClaims,
  type Job,
  nextTick,
  releaseJob,
  type Schedule,
  type Session,
  tickClock,
} from './job-rows.server.ts'

/** What each queue does. An action may run twice, and with data that an earlier release wrote. */
export type JobHandlers = Record<string, (data: Record<string, unknown>) => Promise<void>>

export const jobsChannel = 'jobs'

/** Adds jobs as rows of the caller's transaction; the workers are notified when it commits. */
export function openJobs(clock: Clock): Jobs {
  return {
    async add(tx, queue, data, options = {}) {
      const runAt = options.startAfter ?? clock.now()
      // One round trip: the caller often holds a lock that others wait for.
      await sql`
        with added as (insert into jobs (queue, data, run_at) values (${queue}, ${JSON.stringify(data)}::jsonb, ${runAt}))
        select pg_notify(${jobsChannel}, '')`.execute(pipelined(tx))
    },
    async addOnce(tx, queue) {
      // A waiting job is held until this commits: who looks for work passes over a row that is locked.
      await sql`
        with waiting as (
          select id from jobs where queue = ${queue} and claimed_by is null and failed_at is null and attempts = 0
          limit 1 for update skip locked)
        insert into jobs (queue, data, run_at) select ${queue}, '{}', ${clock.now()} where not exists (select from waiting)`.execute(
        tx,
      )
      await sql`select pg_notify(${jobsChannel}, '')`.execute(tx)
    },
  }
}

export type Worker = {
  /** Looks for due jobs now: something was committed. */
  wake(): void
  /** The session that claims belong to. Claims of sessions that are gone are freed. */
  claimAs(session: Client): void
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>
}

const together = 2
const lookEveryMs = 1_000
const claimCheckEveryMs = 5_000

/**
 * Runs due jobs, two at a time, and adds scheduled ones. Of the queues in `slow`, whose jobs take seconds or minutes, one job at
 * a time runs, so that an email never waits for them. A job that throws is tried again after 15 s, 30 s, 1 min … up to an hour,
 * twelve times in all, and is stored with its error when it has failed for good. One that throws an AbortError while the worker
 * stops has not failed: it waits as before.
 */
export function startJobs(settings: {
  db: Db
  clock: Clock
  log: Log
  handlers: JobHandlers
  schedules: readonly Schedule[]
  slow?: readonly string[]
}): Worker {
  const { db, clock, log, handlers, schedules, slow = [] } = settings
  const queues = Object.keys(handlers)
  const quickQueues = queues.filter((queue) => !slow.includes(queue))
  let holder: Client | undefined
  let session: Session | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking = false
  let lookAgain = false
  const running = new Map<number, { queue: string; ended: Promise<void> }>()
  let restless = Promise.resolve()
  let nextClockLook = 0
  let nextClaimCheck = 0

  function wake(): void {
    if (stopped) return
    if (looking) {
      lookAgain = true
      return
    }
    looking = true
    restless = look().finally(() => {
      looking = false
      if (lookAgain) {
        lookAgain = false
        wake()
      } else lookLater()
    })
  }

  function lookLater(): void {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(wake, lookEveryMs)
  }

  async function look(): Promise<void> {
    try {
      await learnSession()
      await tidyUp(clock.now())
      while (!stopped && session && running.size < together) {
        const slowRuns = [...running.values()].some(({ queue }) => slow.includes(queue))
        const job = await claimJob(db, slowRuns ? quickQueues : queues, clock.now(), session, [...running.keys()])
        if (!job) return
        const ended = runJob({ db, clock, log, handlers, isStopping: () => stopped }, job).finally(() => {
          running.delete(job.id)
          wake()
        })
        running.set(job.id, { queue: job.queue, ended })
      }
    } catch (error) {
      log.warn('Looking for jobs failed; it is tried again', { reason: error instanceof Error ? error.message : String(error) })
    }
  }

  /** Queried again at every look until it is answered: without it nothing can be claimed. */
  async function learnSession(): Promise<void> {
    const current = holder
    if (session || !current) return
    try {
      const { rows } = await current.query<Session>(
        'select pid, backend_start::text as since from pg_stat_activity where pid = pg_backend_pid()',
      )
      if (holder === current) session = rows[0]
    } catch (error) {
      log.warn('The worker has no session yet', { reason: String(error) })
    }
  }

  /** Less frequent work: the schedule's next interval, claims of killed processes, and lost claims of this one. */
  async function tidyUp(now: Date): Promise<void> {
    if (now.getTime() >= nextClockLook) {
      await tickClock(db, schedules, now)
      nextClockLook = nextTick(schedules, now)
    }
    if (now.getTime() >= nextClaimCheck) {
      await freeLostClaims(db)
      if (session) await freeOwnClaims(db, session, [...running.keys()])
      nextClaimCheck = now.getTime() + claimCheckEveryMs
    }
  }

  lookLater()
  return {
    wake,
    claimAs(client) {
      holder = client
      session = undefined
      nextClaimCheck = 0
      wake()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await restless
      await Promise.all([...running.values()].map(({ ended }) => ended))
    },
  }
}

/**
 * Runs every job that is due at the clock's instant, one after another, and those that they add: for tests. Returns how many ran.
 */
export async function runDueJobs(settings: { db: Db; clock: Clock; log: Log; handlers: JobHandlers }): Promise<number> {
  const { db, clock, handlers } = settings
  for (let ran = 0; ; ran++) {
    const job = await claimJob(db, Object.keys(handlers), clock.now(), undefined)
    if (!job) return ran
    await runJob({ ...settings, isStopping: () => false }, job)
  }
}

type Running = { db: Db; clock: Clock; log: Log; handlers: JobHandlers; isStopping: () => boolean }

async function runJob({ db, clock, log, handlers, isStopping }: Running, job: Job): Promise<void> {
  try {
    await handlers[job.queue]?.(job.data)
    await finishJob(db, job)
  } catch (error) {
    if (isStopping() && error instanceof Error && error.name === 'AbortError') {
      log.info('A job was cut off by the end of the server, and runs again at the next start', { queue: job.queue, job: job.id })
      // With the database unavailable the claim stays, and is freed at the next start.
      await releaseJob(db, job).catch(() => undefined)
      return
    }
    const given = job.attempts >= mostAttempts
    const facts = { queue: job.queue, job: job.id, attempt: job.attempts, ...describeError(error) }
    if (given) log.error('A job failed for good and is kept', facts)
    else log.warn('A job failed and is tried again', facts)
    const next = new Date(clock.now().getTime() + pauseAfter(job.attempts))
    // With the database unavailable the claim stays, and is freed at one of the next looks, here or elsewhere.
    await failJob(db, job, given ? undefined : next, error).catch((lost) =>
      log.warn('A failed job could not be noted', { reason: String(lost) }),
    )
  }
}

const mostAttempts = 12
const pauseAfter = (attempts: number): number => Math.min(15_000 * 2 ** (attempts - 1), 3_600_000)
