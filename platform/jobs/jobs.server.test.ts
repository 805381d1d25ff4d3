import { sql } from 'kysely'
import type { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { endSessions } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { testContext } from '#tests/support/test-context.ts'
import { type Listener, openListener } from '../database/listener.server.ts'
import type { Schedule } from './job-rows.server.ts'
import { type JobHandlers, jobsChannel, startJobs, type Worker } from './jobs.server.ts'

const { ctx, clock, database, logged, runJobs } = await testContext()
const { db, jobs, log } = ctx

const started: { worker: Worker; listener: Listener }[] = []
afterEach(async () => {
  for (const { worker, listener } of started.splice(0)) {
    await worker.stop()
    await listener.close()
  }
  await sql`truncate jobs, job_clock`.execute(db)
  logged.length = 0
})

/** A worker as the server starts it, with its own listening session. */
async function work(handlers: JobHandlers, schedules: readonly Schedule[] = []) {
  const worker = startJobs({ db, clock, log, handlers, schedules })
  const subscription = { channels: { [jobsChannel]: worker.wake }, onConnected: worker.claimAs }
  const listener = openListener({ address: database.address, log, subscription })
  await listener.ready
  started.push({ worker, listener })
  return worker
}

const add = (queue: string, data = {}, options = {}) => db.transaction().execute((tx) => jobs.add(tx, queue, data, options))
const waiting = async () =>
  (
    await sql<{ queue: string; attempts: number; failed: boolean }>`
  select queue, attempts, failed_at is not null as failed from jobs order by id`.execute(db)
  ).rows

test('a job runs as soon as its transaction commits, with its data, and leaves no row', async () => {
  const ran: unknown[] = []
  await work({ email: async (data) => void ran.push(data) })
  await add('email', { reference: 'K7QM-42XD' })
  await eventually(() => ran.length === 1)
  // The worker has just looked: without a notification it would look again in a second.
  const began = performance.now()
  await add('email', { reference: '9WQM-42XD' })
  await eventually(() => ran.length === 2)
  expect(performance.now() - began).toBeLessThan(700)
  expect(ran).toEqual([{ reference: 'K7QM-42XD' }, { reference: '9WQM-42XD' }])
  await eventually(waiting, (rows) => rows.length === 0)
})

test('a job of a transaction that rolls back never runs', async () => {
  const ran: unknown[] = []
  await work({ email: async (data) => void ran.push(data) })
  const rollback = db.transaction().execute(async (tx) => {
    await jobs.add(tx, 'email', { of: 'the one rolled back' })
    throw new Error('no')
  })
  await expect(rollback).rejects.toThrow('no')
  await add('email', { of: 'the next' })
  await eventually(() => ran.length)
  expect(ran).toEqual([{ of: 'the next' }])
})

test('two workers run each of many jobs once', async () => {
  const ran: number[] = []
  const handlers = { count: async (data: Record<string, unknown>) => void ran.push(Number(data.n)) }
  await Promise.all([work(handlers), work(handlers)])
  await db.transaction().execute(async (tx) => {
    for (let n = 0; n < 60; n++) await jobs.add(tx, 'count', { n })
  })
  await eventually(waiting, (rows) => rows.length === 0)
  expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n))
})

test('a job waits for its hour', async () => {
  const ran: unknown[] = []
  const handlers = { reminder: async () => void ran.push(1) }
  await add('reminder', {}, { startAfter: new Date(clock.now().getTime() + 60_000) })
  expect(await runJobs(handlers)).toBe(0)
  clock.advance(59_999)
  expect(await runJobs(handlers)).toBe(0)
  clock.advance(1)
  expect(await runJobs(handlers)).toBe(1)
})

test('a job that throws is tried again later, each time with a longer pause, and is stored with its error at last', async () => {
  let tries = 0
  const handlers = {
    email: async () => {
      tries++
      throw new Error('the mail server is away')
    },
  }
  await add('email')
  expect(await runJobs(handlers)).toBe(1)
  expect(await runJobs(handlers)).toBe(0)
  clock.advance(15_000)
  expect(await runJobs(handlers)).toBe(1)
  clock.advance(15_000)
  expect(await runJobs(handlers)).toBe(0)
  for (let hours = 0; hours < 20; hours++) {
    clock.advance(3_600_000)
    await runJobs(handlers)
  }
  expect(tries).toBe(12)
  expect(await waiting()).toEqual([{ queue: 'email', attempts: 12, failed: true }])
  expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1)
})

test('a job that throws does not keep the others waiting', async () => {
  const ran: string[] = []
  await work({
    bad: async () => {
      throw new Error('bad')
    },
    good: async () => void ran.push('good'),
  })
  await add('bad')
  await add('good')
  await eventually(() => ran.length)
  // The row of a job is deleted after its handler has ended.
  expect((await eventually(waiting, (jobs) => jobs.length === 1)).map(({ queue }) => queue)).toEqual(['bad'])
})

test('a job of a queue that this release does not know is left for one that does', async () => {
  await add('of-a-later-release')
  expect(await runJobs({ email: async () => undefined })).toBe(0)
  expect(await waiting()).toEqual([{ queue: 'of-a-later-release', attempts: 0, failed: false }])
})

test('a job whose worker was killed in the middle is run by another at once', async () => {
  await add('email')
  await sql`update jobs set attempts = 1, claimed_by = 999999, claimed_session = now()`.execute(db)
  const ran: unknown[] = []
  await work({ email: async () => void ran.push(1) })
  await eventually(() => ran.length)
})

test('a job whose failure could not be noted is run again by the same worker', async () => {
  await sql`
    create or replace function refuse_the_note() returns trigger language plpgsql as $$
    begin raise exception 'no notes just now'; end $$`.execute(db)
  await sql`
    create trigger refuse_the_note before update on jobs for each row when (new.last_error is not null)
    execute function refuse_the_note()`.execute(db)
  let tries = 0
  const worker = await work({
    email: async () => {
      tries++
      if (tries === 1) throw new Error('the mail server is away')
    },
  })
  await add('email')
  await eventually(() => logged.some(({ message }) => message === 'A failed job could not be noted'))
  await sql`drop trigger refuse_the_note on jobs`.execute(db)
  clock.advance(60_000)
  worker.wake()
  await eventually(waiting, (rows) => rows.length === 0)
  expect(tries).toBe(2)
})

test('a job that this worker runs keeps its claim while the worker looks after those it lost', async () => {
  const go = Promise.withResolvers<void>()
  let began = 0
  const slow = async () => {
    began++
    await go.promise
  }
  const worker = await work({ slow, marker: async () => undefined })
  await add('slow')
  await eventually(() => began === 1)
  clock.advance(60_000)
  await add('marker')
  worker.wake()
  await eventually(waiting, (rows) => rows.length === 1)
  const { rows } = await sql<{ claimed: boolean }>`select claimed_by is not null as claimed from jobs`.execute(db)
  expect(rows).toEqual([{ claimed: true }])
  go.resolve()
  await eventually(waiting, (left) => left.length === 0)
  expect(began).toBe(1)
})

test('the error of a job is noted whatever its words hold', async () => {
  await work({
    email: async () => {
      throw new Error('an answer with a \0 in it')
    },
  })
  await add('email')
  const note = async () => (await sql<{ note: string | null }>`select last_error as note from jobs`.execute(db)).rows[0]?.note
  expect(await eventually(note)).toBe('an answer with a  in it')
})

test('a worker that could not read its session at first queries it again', async () => {
  const ran: unknown[] = []
  const worker = startJobs({ db, clock, log, handlers: { email: async () => void ran.push(1) }, schedules: [] })
  const subscription = {
    channels: { [jobsChannel]: worker.wake },
    onConnected(session: Client) {
      // In a failed transaction the session answers no query, while the connection is open.
      session.query('begin; select 1 / 0').catch(() => undefined)
      worker.claimAs(session)
    },
  }
  const listener = openListener({ address: database.address, log, subscription })
  await listener.ready
  started.push({ worker, listener })
  await add('email')
  await eventually(() => logged.some(({ message }) => message === 'The worker has no session yet'))
  await listener.session()?.query('rollback')
  await eventually(() => ran.length)
})

test('a job that runs is not taken by another worker', async () => {
  const ran: string[] = []
  const go = Promise.withResolvers<void>()
  await work({
    slow: async () => {
      ran.push('first')
      await go.promise
    },
  })
  await add('slow')
  await eventually(() => ran.length)
  const second = await work({ slow: async () => void ran.push('second'), marker: async () => void ran.push('marker') })
  await add('marker')
  second.wake()
  await eventually(() => ran.includes('marker'))
  expect(ran).toEqual(['first', 'marker'])
  go.resolve()
  await eventually(waiting, (rows) => rows.length === 0)
})

test('after the database was away the worker goes on', async () => {
  const ran: unknown[] = []
  await work({ email: async () => void ran.push(1) })
  await endSessions(database)
  // Each idle connection finds out for itself that it has died.
  await eventually(() =>
    add('email').then(
      () => true,
      () => false,
    ),
  )
  await eventually(() => ran.length)
})

test('the clock adds its jobs once for all processes in each interval', async () => {
  const ran: number[] = []
  const schedules = [{ queue: 'tidy', everySeconds: 60 }]
  const handlers = { tidy: async () => void ran.push(clock.now().getTime()) }
  clock.set('2027-03-12T08:00:30Z')
  const workers = await Promise.all([work(handlers, schedules), work(handlers, schedules)])
  await eventually(() => ran.length === 1)
  clock.set('2027-03-12T08:01:00Z')
  for (const worker of workers) worker.wake()
  await eventually(() => ran.length === 2)
  clock.set('2027-03-12T08:01:59Z')
  for (const worker of workers) worker.wake()
  await eventually(waiting, (rows) => rows.length === 0)
  expect(ran).toHaveLength(2)
})

test('stopping waits for the job that runs', async () => {
  const go = Promise.withResolvers<void>()
  const words: string[] = []
  const worker = await work({
    slow: async () => {
      words.push('began')
      await go.promise
      words.push('done')
    },
  })
  await add('slow')
  await eventually(() => words.length)
  const stopped = worker.stop().then(() => words.push('stopped'))
  await waiting()
  expect(words).toEqual(['began'])
  go.resolve()
  await stopped
  expect(words).toEqual(['began', 'done', 'stopped'])
})

test('a job that the end of the server interrupts logs one quiet line, and waits for the next start as if it had not begun', async () => {
  const stop = new AbortController()
  let cutOff: Promise<never> | undefined
  const worker = await work({
    backup: () => (cutOff = new Promise((_, no) => stop.signal.addEventListener('abort', () => no(stop.signal.reason)))),
  })
  await add('backup')
  await eventually(() => cutOff !== undefined)
  stop.abort()
  await worker.stop()
  expect(logged.map(({ level, facts }) => [level, Object.keys(facts ?? {})])).toEqual([['info', ['queue', 'job']]])
  expect(await waiting()).toEqual([{ queue: 'backup', attempts: 0, failed: false }])
})
