import pg from 'pg'
import { isStartRefused, refuseStart } from '../start-refused.ts'
import { connectionSettings, type DatabaseAddress } from './database.server.ts'
import { errorCode, isUnavailable } from './database-errors.ts'

const oldest = 15
const firstStartLock = 727_100_427

/**
 * Waits until the database of an address answers; ends the start when it does not in time, refuses this
 * site, or is older than PostgreSQL 15.
 */
export async function waitForDatabase(settings: {
  address: DatabaseAddress
  patienceMs: number
  onWait?: () => void
}): Promise<void> {
  const deadline = Date.now() + settings.patienceMs
  for (let logged = false; ; logged = true) {
    try {
      return refuseOld(await versionOf(settings.address))
    } catch (error) {
      if (isStartRefused(error)) throw error
      const code = errorCode(error) ?? (error instanceof Error ? error.message : String(error))
      if (!isUnavailable(error) || /^(28|3D)/.test(code))
        refuseStart(`DATABASE_URL names a database that does not let us in (${code}). It takes ${takes}.`, error)
      if (Date.now() > deadline)
        refuseStart(`DATABASE_URL names a database that does not answer (${code}). It takes ${takes}.`, error)
      if (!logged) settings.onWait?.()
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

function refuseOld(version: number): void {
  if (version < oldest) refuseStart(`DATABASE_URL names a PostgreSQL of version ${version}. It takes version ${oldest} or later.`)
}

const takes = 'postgres://user:password@host:5432/database of a database that exists'

async function versionOf(address: DatabaseAddress): Promise<number> {
  return withClient(address, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    )
    return rows[0]?.version ?? 0
  })
}

/** Whether no release was ever started on a database. */
export async function isNewDatabase(address: DatabaseAddress): Promise<boolean> {
  return withClient(address, async (client) => {
    const { rowCount } = await client.query("select where to_regclass('public.migrations') is null")
    return rowCount === 1
  })
}

/** Runs `action` in one process at a time, on any number of machines. A process that dies frees its turn. */
export async function takeDatabaseTurn<Result>(address: DatabaseAddress, action: () => Promise<Result>): Promise<Result> {
  return withClient(address, async (client) => {
    await client.query('select pg_advisory_lock($1)', [firstStartLock])
    return action()
  })
}

async function withClient<Result>(address: DatabaseAddress, action: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connectionSettings(address, 'impamba start'))
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await action(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
