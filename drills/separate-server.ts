import path from 'node:path'
import { sql } from 'kysely'
import type { Db, Log } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { type EmbeddedPostgres, joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { startServer } from '#tests/support/running-server.ts'
import { openBetween } from './between.ts'
import type { DrillInput } from './drill.ts'

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

export type SeparateServer = Awaited<ReturnType<typeof openSeparateServer>>

/**
 * The built server on a PostgreSQL that it did not start, reached over a port that may behave badly: as where the database is
 * on another machine. `dataDir` is the folder of the database; the server's own is beside it.
 */
export async function openSeparateServer({ dataDir, entry, sql: changes }: Pick<DrillInput, 'dataDir' | 'entry' | 'sql'>) {
  let postgres: EmbeddedPostgres = await joinEmbeddedPostgres({ dataDir, log: quiet })
  const socket = path.join(postgres.folder, 'run', '.s.PGSQL.5432')
  const between = await openBetween({ path: socket })
  const server = await startServer(
    { DATA_DIR: `${dataDir}-of-the-app`, DATABASE_URL: `postgres://impamba@127.0.0.1:${between.port}/impamba` },
    entry,
  )
  const beside = openDatabase({ address: postgres.address, log: quiet, applicationName: 'impamba drill' })
  for (const change of changes) await sql.raw(change).execute(beside.db)
  return {
    url: server.url,
    address: postgres.address,
    db: beside.db as Db,
    between,
    output: server.output,
    isAlive: () => server.process.exitCode === null && server.process.signalCode === null,
    async stopDatabase(): Promise<void> {
      await postgres.leave()
    },
    async startDatabase(): Promise<void> {
      postgres = await joinEmbeddedPostgres({ dataDir, log: quiet })
    },
    async close(): Promise<void> {
      await server.stop('SIGKILL')
      await beside.close()
      between.close()
      await postgres.leave()
    },
  }
}
