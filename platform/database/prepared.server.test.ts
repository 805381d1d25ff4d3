import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createDatabase, quietLog } from '#tests/support/databases.ts'
import type { Db } from '../context.ts'
import { openDatabase } from './database.server.ts'
import { prepared } from './prepared.server.ts'

const database = await createDatabase('empty')
const own = openDatabase({ address: database.address, log: quietLog, connections: 1 })
const shared = openDatabase({ address: database.address, log: quietLog, connections: 1, sharedSessions: true })
afterAll(async () => {
  await own.close()
  await shared.close()
  await database.drop()
})

const add = async (db: Db, one: number) => (await sql<{ sum: number }>`select ${one}::int + 1 as sum`.execute(db)).rows[0]?.sum

/** How many statements the one connection of a pool has prepared. */
const preparedOn = async ({ db }: { db: Db }) =>
  (await sql<{ count: number }>`select count(*) as count from pg_prepared_statements where name <> ''`.execute(db)).rows[0]?.count

test('a text is prepared once for a connection, whatever its values, and only where that was chosen', async () => {
  expect([await add(own.db, 1), await preparedOn(own)]).toEqual([2, 0])
  expect([await add(prepared(own.db), 1), await add(prepared(own.db), 41), await preparedOn(own)]).toEqual([2, 42, 1])
})

test('nothing is prepared on sessions that belong to a pooler', async () => {
  expect([await add(prepared(shared.db), 1), await preparedOn(shared)]).toEqual([2, 0])
})

test('a statement whose result has changed its shape since fails once, and the next is prepared again', async () => {
  await sql`create table shapes (size int)`.execute(own.db)
  await sql`insert into shapes values (1)`.execute(own.db)
  const read = async () => (await sql`select * from shapes`.execute(prepared(own.db))).rows
  expect(await read()).toEqual([{ size: 1 }])
  await sql`alter table shapes alter column size type text`.execute(own.db)
  await expect(read()).rejects.toThrow('cached plan must not change result type')
  expect(await read()).toEqual([{ size: '1' }])
})
