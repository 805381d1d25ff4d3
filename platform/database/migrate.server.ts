import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { refuseStart } from '../start-refused.ts'
import { connectionSettings, type DatabaseAddress } from './database.server.ts'
import { isLockTimeout } from './database-errors.ts'

/**
 * Two files were changed after they had been applied: the checksums of their former text, which created one index more. 0101 drops
 * it. No other file may ever be added here.
 */
const formerChecksums: Readonly<Record<string, string>> = {
  '0092-days-of-the-dashboard.sql': 'fae05a29b3b90976e7ad32287bf21d6a82efbbbc789a5bc6bbdd597298b2b414',
  '0093-reports.sql': 'a24ed1f3eca57612e00e52527ba6d55a5c4db6077508c36048b14a02252b86f1',
}

type Migration = { name: string; text: string; checksum: string }

/** Any number serves, as long as every process uses the same one. */
const migrationLock = 727_100_426
const wantedExtensions = ['pg_trgm', 'unaccent']

/**
 * Brings the database forward by the files of `folder` that it has not seen, in the order of their names, each in its own
 * transaction. Processes that start together take turns. Returns the names that ran; refuses a file that changed after it was
 * applied.
 */
export async function migrate(settings: {
  address: DatabaseAddress
  folder: string
  onStep?: (name: string) => void
}): Promise<string[]> {
  const migrations = await readMigrations(settings.folder)
  const client = new pg.Client(connectionSettings(settings.address, 'impamba migrations'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Held by the session, so that a killed process frees it.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await addExtensions(client)
    await client.query(ownTable)
    const applied = await appliedChecksums(client)
    refuseChanges(migrations, applied)
    const waiting = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of waiting) {
      settings.onStep?.(migration.name)
      await apply(client, migration)
    }
    return waiting.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

const ownTable = `create table if not exists migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`

/**
 * Makes the tables as they were when `last` was the newest migration, in the caller's transaction and in a database without any.
 * Returns false, and does nothing, where there is no such file: a later release has it.
 */
export async function migrateUpTo(client: pg.Client, { folder, last }: { folder: string; last: string }): Promise<boolean> {
  const migrations = await readMigrations(folder)
  const wanted = migrations.filter(({ name }) => name <= last)
  if (wanted.at(-1)?.name !== last) return false
  await client.query(ownTable)
  for (const migration of wanted) await run(client, migration)
  return true
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const misnamed = names.find((name) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
  if (misnamed) refuseStart(`The migration ${misnamed} is not named like 0001-what-it-does.sql`)
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8')
      // Line ends do not count: a checkout may rewrite them.
      return { name, text, checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

async function appliedChecksums(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseChanges(migrations: Migration[], applied: Map<string, string>): void {
  const newest = [...applied.keys()].sort().at(-1) ?? ''
  for (const { name, checksum } of migrations) {
    const known = applied.get(name)
    if (known !== undefined && known !== checksum && known !== formerChecksums[name]) {
      refuseStart(`The migration ${name} was changed after it was applied. Restore it, and write a new file for the change.`)
    }
    if (known === undefined && name < newest) {
      refuseStart(`The migration ${name} comes before ${newest}, which is applied already. Give it the next number.`)
    }
  }
}

/**
 * A migration that waits for an exclusive lock, perhaps behind a backup that reads for minutes, makes all later statements wait
 * behind it. So it waits for half a second, lets the others pass for a second, and tries again.
 */
async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query("set local lock_timeout = '500ms'")
    await run(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (isLockTimeout(error)) {
      await pause(1_000)
      return apply(client, migration)
    }
    throw new Error(`The migration ${migration.name} failed; nothing of it was kept`, { cause: error })
  }
}

async function run(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  await client.query(text)
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
}

/** What search uses where it can be had: a hosted PostgreSQL may lack an extension, or the right to add one. */
export async function addExtensions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from pg_available_extensions where name = any($1) and installed_version is null',
    [wantedExtensions],
  )
  for (const { name } of rows) {
    await client.query(`create extension if not exists ${client.escapeIdentifier(name)}`).catch(() => undefined)
  }
}
