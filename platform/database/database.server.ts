import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Clock, Db, Log } from '../context.ts'
import { pipelineQueries } from './pipelining.server.ts'
import { openNames } from './prepared.server.ts'

/** Where a PostgreSQL is: a URL, or the socket folder of the embedded one. */
export type DatabaseAddress = { url: string } | { socketFolder: string; database: string; user: string }

export type Database = {
  db: Db
  /** Throws when the database does not answer. */
  ping(): Promise<unknown>
  /** The pool as it is now. */
  use(): DatabaseUse
  close(): Promise<void>
}

export type DatabaseUse = { open: number; idle: number; waiting: number }

/** Waiting connections cost more than they bring: eight keep two cores of PostgreSQL busy. */
const usualConnections = 8

/**
 * Opens the pool. Days arrive as 'YYYY-MM-DD', bigint and numeric as numbers; a bigint that a number cannot hold is refused.
 * A statement ends after 10 s, a wait for a lock after 5 s, a transaction that idles after 15 s, a wait for a connection after 5
 * s.
 *
 * `sharedSessions`: the address is a pooler's that gives the session to another client after each transaction. A prepared
 * statement would be in another's session, so none is prepared.
 */
export function openDatabase(settings: {
  address: DatabaseAddress
  log: Log
  applicationName?: string
  connections?: number
  sharedSessions?: boolean
  /** How long a server may take to answer a statement before the connection counts as lost; 12 s. */
  silenceMs?: number
}): Database {
  const pool = new pg.Pool({
    ...connectionSettings(settings.address, settings.applicationName ?? 'impamba'),
    max: settings.connections ?? usualConnections,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    // On the client's side, for a server that accepts and does not answer: with the wait for a connection less than twenty
    // seconds.
    query_timeout: settings.silenceMs ?? 12_000,
    // A statement may be sent before the answer to the one before it has come: pipelining.server.ts.
    pipeline: true,
  })
  const nameOf = settings.sharedSessions ? () => undefined : openNames()
  // Without a listener for errors a lost connection would end the process: while it is idle, and between two statements of a
  // transaction.
  pool.on('error', (error) => {
    // The pool does not wait until its closing messages arrive: a server that ends meanwhile ends these sessions too, and nothing
    // is lost.
    if (!pool.ending) settings.log.warn('A connection to the database was lost', { reason: error.message })
  })
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    pipelineQueries(client, nameOf)
  })
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    ping: () => sql`select 1`.execute(db),
    use: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  }
}

/** The settings that every connection shares, in the pool or alone. */
export function connectionSettings(address: DatabaseAddress, applicationName: string): pg.ClientConfig {
  return {
    ...('url' in address
      ? { connectionString: address.url }
      : { host: address.socketFolder, database: address.database, user: address.user }),
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: { getTypeParser: typeParser },
  }
}

const { builtins } = pg.types

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, wholeNumber],
  [builtins.NUMERIC, Number],
])

const typeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  (format === 'binary' ? undefined : parsers.get(type)) ?? pg.types.getTypeParser(type, format)

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`The database holds ${text}, which a number cannot hold exactly`)
  return number
}

/** The machine's clock for pages, the database's for stock. */
export const systemClock: Clock = {
  now: () => new Date(),
  async in(tx) {
    const { rows } = await sql<{ now: Date }>`select ${systemClock.nowSql()} as now`.execute(tx)
    const [row] = rows
    if (!row) throw new Error('The database did not tell the time')
    return row.now
  },
  nowSql: () => sql`clock_timestamp()`,
}
