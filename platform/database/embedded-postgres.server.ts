import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Log } from '../context.ts'
import { refuseStart } from '../start-refused.ts'
import { connectionSettings, type DatabaseAddress } from './database.server.ts'
import { type Places, prepareEmbeddedPlaces } from './embedded-places.server.ts'
import { livingPostgres, numberIsTaken, postmasterPid } from './embedded-processes.server.ts'
import { joinUsers, takeTurn } from './folder-lock.server.ts'

const run = promisify(execFile)

export type EmbeddedPostgres = {
  address: DatabaseAddress
  /** Another database on the same server. */
  addressOf(database: string): DatabaseAddress
  /** Where the files of the database are. */
  folder: string
  /** Leaves the server, and stops it when no other process uses it. */
  leave(): Promise<void>
  /** Notes that the database was moved to another PostgreSQL, which people know as `where`: this one is not started any more. */
  noteMoved(where: string): void
}

export type EmbeddedSettings = {
  dataDir: string
  log: Log
  /** Tests give up durability for speed. */
  durable?: boolean
  systemRoot?: string
}

const user = 'impamba'
const database = 'impamba'
const watchEveryMs = 300
const patienceMs = 120_000

/**
 * Starts the PostgreSQL of a data folder, or joins it where it runs already: after a killed process, or beside another one.
 * While this process uses it, a server that dies is started again. PostgreSQL is reached by a socket in a closed folder only.
 */
export async function joinEmbeddedPostgres(settings: EmbeddedSettings): Promise<EmbeddedPostgres> {
  const { log } = settings
  const places = prepareEmbeddedPlaces(settings.dataDir, settings.systemRoot)
  refuseMoved(places)
  const turn = path.join(places.base, 'turn.lock')
  const usersFile = path.join(places.base, 'users.lock')
  const addressOf = (name: string): DatabaseAddress => ({ socketFolder: places.sockets, database: name, user })
  const ensure = () => ensureRunning(places, addressOf('postgres'), settings)

  const users = await takeTurn(
    turn,
    async () => {
      const joined = joinUsers(usersFile)
      try {
        await ensure()
        await ensureDatabase(addressOf('postgres'))
      } catch (error) {
        joined.leave()
        throw error
      }
      return joined
    },
    () => log.info('Waiting for another process that is starting or stopping the database…'),
  )

  let left = false
  let timer: NodeJS.Timeout | undefined
  let watching: Promise<void> = Promise.resolve()
  const watch = async () => {
    if (postmasterPid(places.cluster) === undefined && !left) {
      log.warn('PostgreSQL has stopped; starting it again')
      await takeTurn(turn, ensure).catch((error) => log.error('PostgreSQL could not be started again', { error: String(error) }))
    }
    if (!left) watchLater()
  }
  const watchLater = () => {
    timer = setTimeout(() => {
      watching = watch()
    }, watchEveryMs)
  }
  watchLater()

  return {
    address: addressOf(database),
    addressOf,
    folder: places.base,
    noteMoved: (where) => writeFileSync(movedNote(places.base), `${where}\n`),
    async leave() {
      if (left) return
      left = true
      clearTimeout(timer)
      await watching
      await takeTurn(turn, async () => {
        if (users.leave()) await stop(places)
      })
    },
  }
}

/** The file in the folder of a moved database that names its new place. */
export const movedNote = (folder: string): string => path.join(folder, 'moved-to')

/**
 * Else a server that is started without its DATABASE_URL would go on here, and take bookings that the other database never sees.
 */
function refuseMoved(places: Places): void {
  const note = movedNote(places.base)
  if (!existsSync(note)) return
  const where = readFileSync(note, 'utf8').trim()
  refuseStart(
    `This site's database was moved to ${where}. Set DATABASE_URL to it. To go back to what was here before that, delete ${note}.`,
  )
}

/** Stops the server of a data folder and deletes its database; returns false, and does nothing, while a process uses it. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<boolean> {
  const places = prepareEmbeddedPlaces(dataDir)
  const removed = await takeTurn(path.join(places.base, 'turn.lock'), async () => {
    if (!joinUsers(path.join(places.base, 'users.lock')).leave()) return false
    await stop(places)
    rmSync(places.cluster, { recursive: true, force: true })
    return true
  })
  if (removed) for (const folder of [places.base, places.sockets]) rmSync(folder, { recursive: true, force: true })
  return removed
}

async function ensureRunning(places: Places, address: DatabaseAddress, settings: EmbeddedSettings): Promise<void> {
  if (!existsSync(path.join(places.cluster, 'PG_VERSION'))) await createCluster(places, settings)
  const version = readFileSync(path.join(places.cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== '18')
    refuseStart(`${places.cluster} was made by PostgreSQL ${version}, and this is 18. Restore a backup into a new DATA_DIR.`)
  writeSettings(places, settings.durable ?? true)
  const deadline = Date.now() + patienceMs
  for (let logged = false; ; ) {
    if (await answers(address)) return
    const living = livingPostgres(places.cluster)
    if (living === 'none') {
      await start(places)
      if (await answers(address)) return
    }
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start in time. Its log: ${lastWords(places)}`)
    // Running but not answering: it recovers, or it is ending; or its last children are, after their parent was killed.
    if (!logged) settings.log.info('Waiting for PostgreSQL, which is recovering or ending…')
    logged = true
    await pause()
  }
}

async function createCluster(places: Places, { log, durable = true }: EmbeddedSettings): Promise<void> {
  log.info('Creating the database in its folder (first start only, a few seconds)…')
  // A unique name: the initdb of a process that was killed in the middle may still be writing.
  const unfinished = `${places.cluster}.unfinished-${randomUUID()}`
  await runTool(places, 'initdb', [
    `--pgdata=${unfinished}`,
    `--username=${user}`,
    // Folder and socket are closed to other users, so every connection is trusted.
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ])
  writeFileSync(path.join(unfinished, 'postgresql.conf'), "include_if_exists 'impamba.conf'\n")
  renameSync(unfinished, places.cluster)
}

/**
 * The data need not survive the run; and plans must depend on what a test has vacuumed, not on autovacuum.
 */
const inTests = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'max_connections = 200', 'autovacuum = off']

/** Written again at each start, so that a new release brings its settings along. */
function writeSettings(places: Places, durable: boolean): void {
  const file = path.join(places.cluster, 'impamba.conf')
  const lines = [
    "listen_addresses = ''",
    `unix_socket_directories = '${places.sockets.replaceAll("'", "''")}'`,
    'unix_socket_permissions = 0700',
    'port = 5432',
    'max_connections = 60',
    'shared_buffers = 128MB',
    'jit = off',
    // After a crash one call syncs the folder's whole file system instead of one for each of a thousand files.
    ...(process.platform === 'linux' ? ['recovery_init_sync_method = syncfs'] : []),
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    "lc_messages = 'C'",
    // A statement may contain personal data: its error is logged without its text and without the row.
    'log_error_verbosity = terse',
    'log_min_error_statement = panic',
    ...(durable ? [] : inTests),
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  if (places.owner) chownSync(file, places.owner.uid, places.owner.gid)
}

async function start(places: Places): Promise<void> {
  const logFile = path.join(places.base, 'log')
  if (existsSync(logFile) && statSync(logFile).size > 4_000_000) renameSync(logFile, `${logFile}.old`)
  mkdirSync(places.sockets, { recursive: true, mode: 0o700 })
  clearStaleLocks(places)
  try {
    await runTool(places, 'pg_ctl', [
      'start',
      '--wait',
      `--timeout=${patienceMs / 1000}`,
      `--pgdata=${places.cluster}`,
      `--log=${logFile}`,
    ])
  } catch (error) {
    throw new Error(`PostgreSQL did not start. Its log: ${lastWords(places)}`, { cause: error })
  }
}

/**
 * PostgreSQL detects a stale lock by itself, unless some process has the number in it: a zombie,
 * or one that got the number again. Here no process of the old server is running, so such a lock is removed.
 */
function clearStaleLocks(places: Places): void {
  const stale = [path.join(places.cluster, 'postmaster.pid'), path.join(places.sockets, '.s.PGSQL.5432.lock')]
  for (const file of stale) if (existsSync(file) && numberIsTaken(file)) rmSync(file, { force: true })
}

async function stop(places: Places): Promise<void> {
  if (postmasterPid(places.cluster) === undefined) return
  const args = ['stop', '--wait', '--mode=fast', `--timeout=${patienceMs / 1000}`, `--pgdata=${places.cluster}`]
  await runTool(places, 'pg_ctl', args).catch((error) => {
    if (postmasterPid(places.cluster) !== undefined) throw error
  })
  // The postmaster removes its lock a moment before it ends.
  while (livingPostgres(places.cluster) !== 'none') await pause()
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

async function runTool(places: Places, tool: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
  await run(path.join(places.binaries, 'bin', tool), args, {
    ...places.owner,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', HOME: '/' },
  })
}

async function answers(address: DatabaseAddress): Promise<boolean> {
  const client = new pg.Client({
    ...connectionSettings(address, 'impamba start'),
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function ensureDatabase(maintenance: DatabaseAddress): Promise<void> {
  const client = new pg.Client(connectionSettings(maintenance, 'impamba start'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}

function lastWords(places: Places): string {
  const file = path.join(places.base, 'log')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-5).join(' | ') : '(none)'
}
