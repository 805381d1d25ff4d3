import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Log } from '#platform/context.ts'
import { connectionSettings, type DatabaseAddress } from '#platform/database/database.server.ts'

export const template = 'template_house'

export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

export type TestDatabase = { address: DatabaseAddress; name: string; drop(): Promise<void> }

/** A database of its own on the run's server: a clone of the migrated one with the reference data, or an empty one. */
export async function createDatabase(kind: 'cloned' | 'empty' = 'cloned'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const from = kind === 'cloned' ? template : 'template0'
  await onDatabase(serverAddress(), (client) => client.query(`create database ${name} template ${from} strategy file_copy`))
  return {
    address: serverAddress(name),
    name,
    drop: async () =>
      void (await onDatabase(serverAddress(), (client) => client.query(`drop database if exists ${name} with (force)`))),
  }
}

const serverAddress = (database = 'postgres'): DatabaseAddress => ({ ...inject('postgres'), database })

/** Runs something on a connection of its own. */
export async function onDatabase<Result>(
  address: DatabaseAddress,
  action: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionSettings(address, 'impamba tests'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await action(client)
  } finally {
    await client.end()
  }
}

/**
 * Ends every session on a database except those of the tests themselves, as an administrator or a crash would, and waits until
 * they are gone: a session that ends later could still be handed out by the pool.
 */
export async function endSessions(database: TestDatabase): Promise<void> {
  await onDatabase(serverAddress(), (client) =>
    client.query(
      "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1 and application_name <> 'impamba tests'",
      [database.name],
    ),
  )
}

/** Refuses new sessions and ends those there are; or accepts sessions again. */
export async function closeDatabase(database: TestDatabase, closed: boolean): Promise<void> {
  await onDatabase(serverAddress(), (client) => client.query(`alter database ${database.name} with allow_connections ${!closed}`))
  if (closed) await endSessions(database)
}
