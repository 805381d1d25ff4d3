import path from 'node:path'
import { sql } from 'kysely'
import type { Db, Log } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { eventually } from '#tests/support/eventually.ts'
import { freePort, type RunningServer, startServer } from '#tests/support/running-server.ts'
import type { DrillInput } from './drill.ts'

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

export type ServerToBreak = Awaited<ReturnType<typeof openServerToBreak>>

/**
 * The built server with the demo content on one port, which may be killed and started again, and a pool of connections beside it.
 * The database is the server's own: nothing here starts it again.
 */
export async function openServerToBreak(
  { dataDir, entry, sql: changes }: Pick<DrillInput, 'dataDir' | 'entry' | 'sql'>,
  environment: Record<string, string> = {},
) {
  const settings = { ...environment, DATA_DIR: dataDir, PORT: String(await freePort()) }
  const postgres = path.join(dataDir, 'postgres')
  let server: RunningServer = await startServer(settings, entry)
  let output = ''
  const beside = openDatabase({
    address: { socketFolder: path.join(postgres, 'run'), database: 'impamba', user: 'impamba' },
    log: quiet,
    applicationName: 'impamba drill',
  })
  for (const change of changes) await sql.raw(change).execute(beside.db)
  return {
    url: server.url,
    port: server.port,
    db: beside.db as Db,
    /** Where the files of its PostgreSQL are; its processes work there. */
    cluster: path.join(postgres, 'cluster'),
    sockets: path.join(postgres, 'run'),
    pid: () => server.process.pid ?? 0,
    owner: server.owner,
    /** The output of all its processes. */
    output: () => output + server.output(),
    isAlive: () => server.process.exitCode === null && server.process.signalCode === null,
    /** Ends it in the middle of whatever it does. */
    async kill(): Promise<void> {
      await server.stop('SIGKILL')
    },
    /** Starts it on the same port and data; answers how long that took, in milliseconds. */
    async startAgain(): Promise<number> {
      const began = performance.now()
      output += server.output()
      server = await startServer(settings, entry)
      return performance.now() - began
    },
    /** Waits until /ready answers 200; returns how long that took, in milliseconds. */
    async ready(withinMs = 60_000): Promise<number> {
      const began = performance.now()
      await eventually(
        () => statusOf(`http://127.0.0.1:${server.port}/ready`),
        (status) => status === 200,
        withinMs,
      )
      return performance.now() - began
    },
    async close(): Promise<void> {
      await beside.close()
      await server.stop('SIGKILL')
    },
  }
}

/** The status of an address, or 0 without an answer. */
export async function statusOf(address: string): Promise<number> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  return response?.status ?? 0
}

/** Gives a departure as many seats as a drill needs, and its days all the permits that anybody may want. */
export async function makeRoom(db: Db, departure: string, seats: number): Promise<void> {
  const { numAffectedRows } = await sql`
    update stock_days s set capacity = ${seats} from departures d
    where d.slug = ${departure} and s.resource = 'departure:' || d.id and s.day = d.starts_on`.execute(db)
  if (numAffectedRows !== 1n) throw new Error(`There is no stock of ${departure}`)
  await sql`update stock_days s set capacity = 1000000 from departures d
    where d.slug = ${departure} and s.resource like 'permit:%' and s.day between d.starts_on and d.ends_on and s.capacity < 1000000`.execute(
    db,
  )
}
