import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, onDatabase, quietLog, type TestDatabase } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type DatabaseAddress, openDatabase } from './database.server.ts'
import { takeDatabaseTurn } from './database-turn.server.ts'
import { moveDatabase } from './move-database.server.ts'
import { schemaText } from './schema-text.server.ts'
import { countOtherSessions, listCopiedTables, listSequences } from './table-copy.server.ts'

/** From a database with the reference data to empty ones of a role that may do what docs/operations.md gives it, and no more. */
const role = `tenant_${randomBytes(4).toString('hex')}`
const made: TestDatabase[] = []
let source: TestDatabase

async function database(kind: 'cloned' | 'empty' = 'empty'): Promise<TestDatabase> {
  const one = await createDatabase(kind)
  made.push(one)
  return one
}

async function ownDatabase(): Promise<DatabaseAddress> {
  const { address, name } = await database()
  await onDatabase(address, async (client) => {
    await client.query(`alter database ${name} owner to ${role}`)
    await client.query(`revoke all on database ${name} from public`)
  })
  return { ...address, user: role }
}

const move = async (to: DatabaseAddress, onTable?: (what: string) => void) => {
  await noSessionsOn(source.address)
  return moveDatabase({ from: source.address, to, migrations: 'db/migrations', ...(onTable && { onTable }) })
}

/** Every table by a sum over its rows, and what its identity columns have come to. */
const contentsOf = (address: DatabaseAddress) =>
  onDatabase(address, async (client) => {
    const sums = new Map<string, string>()
    for (const { name } of await listCopiedTables(client)) {
      const text = `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as sum from ${name} t`
      sums.set(name, (await client.query(text)).rows[0]?.sum)
    }
    return { sums, sequences: await listSequences(client) }
  })

const schemaOf = (address: DatabaseAddress) => {
  const { db, close } = openDatabase({ address, log: quietLog })
  return schemaText(db).finally(close)
}

/** A session whose client has left ends a moment later. */
async function noSessionsOn(...addresses: DatabaseAddress[]): Promise<void> {
  for (const address of addresses)
    await onDatabase(address, (client) =>
      eventually(
        () => countOtherSessions(client),
        (count) => count === 0,
      ),
    )
}

const tablesOf = async (address: DatabaseAddress) => (await onDatabase(address, listCopiedTables)).length

beforeAll(async () => {
  source = await database('cloned')
  await onDatabase(source.address, async (client) => {
    await client.query(`create role ${role} login nosuperuser nocreatedb nocreaterole`)
    await client.query("insert into jobs (queue, data, run_at) values ('nothing', '{}', now()), ('nothing', '{}', now())")
    await client.query("insert into settings (key, value) values ('company', to_json('an é, a \\N'::text))")
  })
})
afterAll(async () => {
  for (const each of made) await each.drop()
  const { address, drop } = await createDatabase('empty')
  await onDatabase(address, (client) => client.query(`drop role ${role}`))
  await drop()
})

test('every row, rule, index and next number is there, by the rights of the owner of an empty database', async () => {
  const to = await ownDatabase()
  const stopAt = (table: string) => {
    if (table === 'jobs') throw new Error('Stopped in the middle')
  }
  await expect(move(to, stopAt)).rejects.toThrow('Stopped in the middle')
  expect(await tablesOf(to)).toBe(0)
  await noSessionsOn(to)

  // A server that starts meanwhile waits until the move is done.
  let starting: Promise<number> | undefined
  const { tables, rows } = await move(to, () => {
    starting ??= takeDatabaseTurn(source.address, () => tablesOf(to))
  })
  expect(await starting).toBe(tables)
  const [here, there] = [await contentsOf(source.address), await contentsOf(to)]
  expect(there).toEqual(here)
  expect(await schemaOf(to)).toBe(await schemaOf(source.address))
  expect(tables).toBe(here.sums.size)
  expect(rows).toBe([...here.sums.values()].reduce((all, sum) => all + Number.parseInt(sum, 10), 0))
  const asleep = await onDatabase(to, (client) =>
    client.query("select from pg_trigger where not tgisinternal and tgenabled <> 'O'"),
  )
  expect(asleep.rowCount).toBe(0)
})

test('a database that somebody uses is refused', async () => {
  const to = await ownDatabase()
  await noSessionsOn(source.address)
  await onDatabase(source.address, () =>
    expect(moveDatabase({ from: source.address, to, migrations: 'db/migrations' })).rejects.toThrow(
      'Somebody uses the database that is to be moved: 1 connected. Stop the server first, and close other programs.',
    ),
  )
  expect(await tablesOf(to)).toBe(0)
})

test('a database that has something in it is refused, and so are one of another encoding and one without rights', async () => {
  const full = await database('cloned')
  await expect(move(full.address)).rejects.toThrow(/is not empty: it has \d+ tables/)
  const { address, name } = await database()
  await onDatabase(address, (client) => client.query(`grant connect on database ${name} to ${role}`))
  await expect(move({ ...address, user: role })).rejects.toThrow(
    `The role ${role} may not make tables in the database. Make it the owner: alter database ${name} owner to ${role}`,
  )
  const latin = `latin_${randomBytes(4).toString('hex')}`
  await onDatabase(source.address, (client) =>
    client.query(`create database ${latin} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`),
  )
  await expect(move({ ...address, database: latin } as DatabaseAddress)).rejects.toThrow(
    'The database keeps text as SQL_ASCII. Make one that keeps it as UTF8: create database … encoding UTF8 template template0',
  )
  await onDatabase(address, (client) => client.query(`drop database ${latin}`))
})

test('a database of a later release is refused', async () => {
  const to = await ownDatabase()
  await onDatabase(source.address, (client) =>
    client.query("insert into migrations (name, checksum) values ('9999-later.sql', '')"),
  )
  try {
    await expect(move(to)).rejects.toThrow('was last used by a later release (9999-later.sql). Update first.')
  } finally {
    await onDatabase(source.address, (client) => client.query("delete from migrations where name = '9999-later.sql'"))
  }
  expect(await tablesOf(to)).toBe(0)
})
