import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDatabase, onDatabase, quietLog } from '#tests/support/databases.ts'
import type { Db } from '../context.ts'
import { openDatabase } from './database.server.ts'
import { isUnavailable } from './database-errors.ts'
import { pipelined } from './pipelining.server.ts'
import { prepared } from './prepared.server.ts'

const database = await createDatabase('empty')
const { db, close } = openDatabase({ address: database.address, log: quietLog, connections: 1 })
afterAll(async () => {
  await close()
  await database.drop()
})

/** The driver warns where a statement has to wait in it for the answer to the one before: such a connection does not pipeline. */
const warned: string[] = []
process.on('warning', ({ message }) => void warned.push(message))

beforeEach(async () => {
  await sql`drop table if exists notes, later; drop sequence if exists runs; create table notes (n int primary key); create sequence runs`.execute(
    db,
  )
})

const add = (on: Db, n: unknown) => sql`insert into notes values (${n})`.execute(on)
const run = (on: Db) => sql`select nextval('runs')`.execute(on)
const noted = async (on: Db = db) => (await sql<{ n: number }>`select n from notes order by n`.execute(on)).rows.map(({ n }) => n)
const hasRun = async () => (await sql<{ is_called: boolean }>`select is_called from runs`.execute(db)).rows[0]?.is_called

test('pipelined statements run before the statement that follows, in their order, and are stored at the commit', async () => {
  await db.transaction().execute(async (tx) => {
    await add(pipelined(tx), 1)
    await sql`update notes set n = n + 10`.execute(prepared(pipelined(tx)))
    expect(await noted(tx)).toEqual([11])
    await add(prepared(pipelined(tx)), 2)
  })
  expect(await noted()).toEqual([2, 11])
})

test('a statement is sent before the answer to what went ahead of it has come', async () => {
  await db.transaction().execute(async (tx) => {
    await add(pipelined(tx), 1)
    await noted(tx)
  })
  expect(warned).toEqual([])
})

test('a failure is thrown by the statement that is waited for, nothing behind it is run and nothing stays', async () => {
  const work = db.transaction().execute(async (tx) => {
    await add(tx, 1)
    await add(pipelined(tx), 1)
    await run(pipelined(tx))
    await run(tx)
  })
  await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' })
  expect([await noted(), await hasRun()]).toEqual([[], false])
})

test('a failure at the commit is thrown and nothing stays', async () => {
  const work = db.transaction().execute(async (tx) => {
    await add(tx, 1)
    await add(pipelined(tx), 1)
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(await noted()).toEqual([])
})

test('a value that cannot be sent fails the transaction, whose commit is not sent', async () => {
  const work = db.transaction().execute(async (tx) => {
    await add(tx, 1)
    await add(pipelined(tx), { toPostgres: () => expect.unreachable('cannot be told') })
  })
  await expect(work).rejects.toThrow('cannot be told')
  expect(await noted()).toEqual([])
})

test.each([
  'before',
  'after',
])('what is sent ahead and given up, %s anything was waited for, leaves nothing, nor does its failure', async (when) => {
  const stop = new Error('given up')
  const work = db.transaction().execute(async (tx) => {
    if (when === 'after') await noted(tx)
    await add(pipelined(tx), 1)
    await add(pipelined(tx), 1)
    throw stop
  })
  await expect(work).rejects.toBe(stop)
  await db.transaction().execute((tx) => add(tx, 2))
  expect(await noted()).toEqual([2])
})

test('a session that ends under pipelined statements fails the awaited one, and the next transaction has another', async () => {
  const work = db.transaction().execute(async (tx) => {
    await add(pipelined(tx), 1)
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(pipelined(tx))
    await run(pipelined(tx))
  })
  await expect(work).rejects.toSatisfy(isUnavailable)
  await db.transaction().execute((tx) => add(tx, 2))
  expect([await noted(), await hasRun()]).toEqual([[2], false])
})

test('what follows a lock that was sent ahead sees what was committed while it waited', async () => {
  await add(db, 1)
  await onDatabase(database.address, async (other) => {
    await other.query('begin; update notes set n = 5')
    const read = db.transaction().execute(async (tx) => {
      await sql`select from notes for update`.execute(pipelined(tx))
      return noted(tx)
    })
    const waits = async () =>
      (await other.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).rowCount
    await expect.poll(waits).toBe(1)
    await other.query('commit')
    expect(await read).toEqual([5])
  })
})

test('a text that failed to be prepared, or stood behind one, is prepared the next time', async () => {
  const both = () =>
    db.transaction().execute(async (tx) => {
      await sql`insert into later values (1)`.execute(prepared(pipelined(tx)))
      await run(prepared(tx))
    })
  await expect(both()).rejects.toMatchObject({ code: '42P01' })
  await sql`create table later (n int)`.execute(db)
  await both()
  expect(await hasRun()).toBe(true)
})

test('outside a transaction nothing waits', async () => {
  await add(pipelined(db), 1)
  await onDatabase(database.address, async (other) => {
    expect((await other.query('select n from notes')).rows).toEqual([{ n: 1 }])
  })
})
