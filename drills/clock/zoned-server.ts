import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Log } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { prepareEmbeddedPlaces } from '#platform/database/embedded-places.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { pauseSchedule } from '#tests/support/pause-schedule.ts'
import { freePort, type RunningServer, startServer } from '#tests/support/running-server.ts'
import type { DrillInput } from '../drill.ts'
import type { FakedClock } from './faked-clock.ts'

const run = promisify(execFile)
const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A server on a machine whose clock shows a zone. */
export type ZonedServer = { zone: string; url: string }

/**
 * One PostgreSQL under a faked clock, and on it one built server for each time zone. The server's own start of
 * PostgreSQL strips the environment, so it is started here before, and they join it.
 */
export async function openZonedServer({ dataDir, entry }: Pick<DrillInput, 'dataDir' | 'entry'>, clock: FakedClock) {
  await (await joinEmbeddedPostgres({ dataDir, log: quiet })).leave()
  const places = prepareEmbeddedPlaces(dataDir)
  const { binaries, base, cluster, owner } = places
  await run(
    path.join(binaries, 'bin', 'pg_ctl'),
    ['start', '--wait', `--pgdata=${cluster}`, `--log=${path.join(base, 'log')}`, '--options=-c max_connections=200'],
    { ...owner, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', HOME: '/', ...clock.databaseEnvironment } },
  )
  const alike = {
    ...clock.environment,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://impamba.test',
    AUTH_SECRET: randomBytes(32).toString('hex'),
  }
  let servers: (ZonedServer & { running: RunningServer })[] = []
  const stopServers = async () => {
    await Promise.all(servers.map(({ running }) => running.stop('SIGKILL')))
    servers = []
  }
  const beside = openDatabase({
    address: { socketFolder: places.sockets, database: 'impamba', user: 'impamba' },
    log: quiet,
    applicationName: 'impamba drill',
  })
  return {
    beside,
    db: beside.db,
    /** Starts a server in each zone, in place of those that ran; from then on the schedule adds no job. */
    async startIn(zones: readonly string[]): Promise<readonly ZonedServer[]> {
      await stopServers()
      for (const zone of zones) {
        const settings = { ...alike, TZ: zone, PORT: String(await freePort()) }
        const running = await startServer(settings, entry)
        servers.push({ zone, url: running.url, running })
      }
      await pauseSchedule(beside.db)
      return servers
    },
    async close(): Promise<void> {
      await beside.close()
      await stopServers()
    },
  }
}
