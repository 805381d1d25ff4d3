import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openBetween } from '#drills/between.ts'
import { createDatabase, endSessions, onDatabase, quietLog } from '#tests/support/databases.ts'
import { openDatabase, systemClock } from './database.server.ts'
import { isLockTimeout, isSerializationFailure, isStatementTimeout, isUnavailable, isUniqueViolation } from './database-errors.ts'

const database = await createDatabase('empty')
const { db, close } = openDatabase({ address: database.address, log: quietLog })
afterAll(async () => {
  await close()
  await database.drop()
})

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it did not fail',
    (error) => error,
  )

test('days arrive as text, whole and decimal numbers as numbers', async () => {
  const { rows } =
    await sql`select date '2027-02-28' as day, 9007199254740991::bigint as whole, 1.25::numeric as decimal, null::date as none`.execute(
      db,
    )
  expect(rows).toEqual([{ day: '2027-02-28', whole: 9_007_199_254_740_991, decimal: 1.25, none: null }])
})

test('a whole number that a number cannot hold is refused instead of rounded', async () => {
  expect(await failure(sql`select 9007199254740993::bigint`.execute(db))).toBeInstanceOf(RangeError)
})

test('the clock of the database moves on inside a transaction', async () => {
  await db.transaction().execute(async (tx) => {
    const first = await systemClock.in(tx)
    await sql`select pg_sleep(0.005)`.execute(tx)
    expect((await systemClock.in(tx)).getTime()).toBeGreaterThan(first.getTime())
  })
})

test('a key that exists already is known by its constraint', async () => {
  await sql`create table named (name text constraint one_of_each unique)`.execute(db)
  await sql`insert into named values ('a')`.execute(db)
  const error = await failure(sql`insert into named values ('a')`.execute(db))
  expect([isUniqueViolation(error), isUniqueViolation(error, 'one_of_each'), isUniqueViolation(error, 'another')]).toEqual([
    true,
    true,
    false,
  ])
  expect(isUnavailable(error)).toBe(false)
})

test('a lock that is not had in time, and a statement that takes too long, are distinguished from an unavailable database', async () => {
  await sql`create table locked (id int)`.execute(db)
  await onDatabase(database.address, async (other) => {
    await other.query('begin; lock table locked')
    const error = await failure(
      db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '20ms'`.execute(tx)
        await sql`select * from locked`.execute(tx)
      }),
    )
    expect([isLockTimeout(error), isUnavailable(error)]).toEqual([true, false])
  })
  const slow = await failure(
    db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '20ms'`.execute(tx)
      await sql`select pg_sleep(5)`.execute(tx)
    }),
  )
  expect([isStatementTimeout(slow), isUnavailable(slow)]).toEqual([true, false])
})

test('two transactions that wait for each other are a failure to run again', async () => {
  await sql`create table pair (id int primary key, n int default 0)`.execute(db)
  await sql`insert into pair values (1), (2)`.execute(db)
  const bothLocked = Promise.withResolvers<void>()
  let locked = 0
  const crossing = (first: number, second: number) =>
    db.transaction().execute(async (tx) => {
      await sql`update pair set n = n + 1 where id = ${first}`.execute(tx)
      if (++locked === 2) bothLocked.resolve()
      await bothLocked.promise
      await sql`update pair set n = n + 1 where id = ${second}`.execute(tx)
    })
  const errors = await Promise.all([failure(crossing(1, 2)), failure(crossing(2, 1))])
  expect(errors.filter(isSerializationFailure)).toHaveLength(1)
})

describe('a session that is ended', () => {
  const one = openDatabase({ address: database.address, log: quietLog, connections: 1 })
  afterAll(one.close)
  const ended: Record<string, () => Promise<unknown>> = {
    'in the middle of a transaction': () =>
      one.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx)
        await endSessions(database)
        await sql`select 1`.execute(tx)
      }),
    'while it is asked': () => sql`select pg_terminate_backend(pg_backend_pid())`.execute(one.db),
  }
  test.each(
    Object.entries(ended),
  )('%s means that the database is away, and the next statement gets a new one', async (_when, end) => {
    const error = await failure(end())
    expect(isUnavailable(error)).toBe(true)
    expect((await sql`select 1 as one`.execute(one.db)).rows).toEqual([{ one: 1 }])
  })
})

test('an idle connection that dies is noted and does not end the process', async () => {
  const warnings: string[] = []
  const other = openDatabase({ address: database.address, log: { ...quietLog, warn: (message) => void warnings.push(message) } })
  await sql`select 1`.execute(other.db)
  await endSessions(database)
  await expect.poll(() => warnings).toEqual(['A connection to the database was lost'])
  expect((await sql`select 1 as one`.execute(other.db)).rows).toEqual([{ one: 1 }])
  await other.close()
})

test('a connection that leaves a statement unanswered is closed, and not used again', async () => {
  const { address } = database
  if (!('socketFolder' in address)) throw new Error('The database of the tests has no socket')
  const between = await openBetween({ path: `${address.socketFolder}/.s.PGSQL.5432` })
  const url = `postgres://${address.user}@127.0.0.1:${between.port}/${address.database}`
  const other = openDatabase({ address: { url }, log: quietLog, silenceMs: 1_000 })
  await sql`select 1`.execute(other.db)
  await between.behave('silent')
  expect(isUnavailable(await failure(sql`select 2`.execute(other.db)))).toBe(true)
  expect(other.use().open).toBe(0)
  between.close()
  await other.close()
})

test('a port without a listener and a missing database mean unavailable', async () => {
  for (const address of [
    { url: 'postgres://nobody@127.0.0.1:1/none' },
    { socketFolder: '/nowhere', database: 'none', user: 'nobody' },
  ]) {
    const other = openDatabase({ address, log: quietLog })
    expect(isUnavailable(await failure(sql`select 1`.execute(other.db)))).toBe(true)
    await other.close()
  }
})
