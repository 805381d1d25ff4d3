import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDatabase, onDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { migrate } from './migrate.server.ts'

const { folder, remove } = await temporaryFolder()
const databases: TestDatabase[] = []
let database: TestDatabase
beforeEach(async () => {
  database = await createDatabase('empty')
  databases.push(database)
  await write('0001-first.sql', 'create table first (id int);')
  await write('0002-second.sql', 'create table second (id int);')
})
afterAll(async () => {
  for (const each of databases) await each.drop()
  await remove()
})

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
const run = () => migrate({ address: database.address, folder })
const tables = async () => {
  const { rows } = await onDatabase(database.address, (client) =>
    client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    ),
  )
  return rows.map(({ name }) => name)
}

test('the files run once, in their order', async () => {
  expect(await run()).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await run()).toEqual([])
  expect(await tables()).toEqual(['first', 'migrations', 'second'])
})

test('processes that start together take turns: each file runs in one of them', async () => {
  // Long enough that they would meet in the middle.
  await write('0002-second.sql', 'create table second (id int); select pg_sleep(0.2);')
  const ran = await Promise.all([run(), run(), run()])
  expect(ran.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql'])
})

test('a file that waits for a table lets others have it meanwhile, and runs once it is free', async () => {
  await run()
  await write('0003-third.sql', 'alter table first add column note text;')
  await onDatabase(database.address, async (backup) => {
    await backup.query('begin; select from first')
    const ran = run()
    await onDatabase(database.address, async (visitor) => {
      const waits = async () =>
        (await visitor.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
          .rowCount
      await expect.poll(waits).toBe(1)
      await visitor.query("set statement_timeout = '5s'; select from first")
    })
    await backup.query('commit')
    expect(await ran).toEqual(['0003-third.sql'])
  })
  await rm(path.join(folder, '0003-third.sql'))
})

test('a file that changed after it was applied stops with one line', async () => {
  await run()
  await write('0001-first.sql', 'create table first (id bigint);')
  await expect(run()).rejects.toThrow(
    /^The migration 0001-first\.sql was changed after it was applied\. Restore it, and write a new file for the change\.$/,
  )
})

test('line ends of another system are no change', async () => {
  await write('0001-first.sql', 'create table first (\n  id int);\n')
  await run()
  await write('0001-first.sql', 'create table first (\r\n  id int);\r\n')
  expect(await run()).toEqual([])
})

test('a new file before one that is applied is refused', async () => {
  await run()
  await write('0001-before.sql', 'create table before ();')
  await expect(run()).rejects.toThrow(/^The migration 0001-before\.sql comes before 0002-second\.sql/)
  await rm(path.join(folder, '0001-before.sql'))
})

test('a file that fails leaves nothing of itself, keeps those before it, and runs when it is mended', async () => {
  await write('0002-second.sql', 'create table half (id int); select nonsense;')
  await expect(run()).rejects.toThrow('The migration 0002-second.sql failed; nothing of it was kept')
  expect(await tables()).toEqual(['first', 'migrations'])
  await write('0002-second.sql', 'create table second (id int);')
  expect(await run()).toEqual(['0002-second.sql'])
})

test('a file that cannot be noted as applied leaves nothing either', async () => {
  await write(
    '0002-second.sql',
    `create table second (id int);
    create function refuse() returns trigger language plpgsql as $$ begin raise 'not noted'; end $$;
    create trigger refuse before insert on migrations for each row execute function refuse();`,
  )
  await expect(run()).rejects.toThrow('The migration 0002-second.sql failed; nothing of it was kept')
  expect(await tables()).toEqual(['first', 'migrations'])
})

test('an installation that applied the two files which were changed afterwards starts, and loses the index that they had more', async () => {
  const { folder: then, remove: removeThen } = await temporaryFolder()
  const filed = (await readdir('db/migrations')).filter((name) => name < '0102')
  for (const name of filed) await copyFile(path.join('db/migrations', name), path.join(then, name))
  await migrate({ address: database.address, folder: then })
  await onDatabase(database.address, async (client) => {
    await client.query(`update migrations set checksum = 'fae05a29b3b90976e7ad32287bf21d6a82efbbbc789a5bc6bbdd597298b2b414'
      where name = '0092-days-of-the-dashboard.sql'`)
    await client.query("delete from migrations where name >= '0101'")
    await client.query('create index payment_events_by_time on payment_events (at)')
  })
  expect(await migrate({ address: database.address, folder: then })).toEqual(['0101-one-index-of-money.sql'])
  const found = await onDatabase(database.address, (client) =>
    client.query("select from pg_class where relname = 'payment_events_by_time'"),
  )
  expect(found.rowCount).toBe(0)
  await removeThen()
})
