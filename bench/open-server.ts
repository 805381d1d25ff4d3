import path from 'node:path'
import { type Database, type DatabaseAddress, openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres, removeEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { quietLog } from '#tests/support/databases.ts'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

export type BenchServer = {
  folder: string
  address: DatabaseAddress
  /** The file that PostgreSQL writes its log to. */
  postgresLog: string
  database: Database
  server: RunningServer
  close(): Promise<void>
}

/** A built server with the demonstration on an empty database of its own, and a connection to that beside it; all of it goes with `close`. */
export async function openBenchServer(environment: Record<string, string> = {}): Promise<BenchServer> {
  const { folder, remove } = await temporaryFolder()
  const dataDir = path.join(folder, 'data')
  const embedded = await joinEmbeddedPostgres({ dataDir, log: quietLog })
  const database = openDatabase({ address: embedded.address, log: quietLog })
  const server = await startServer({ DATA_DIR: dataDir, ...environment })
  return {
    folder,
    address: embedded.address,
    postgresLog: path.join(embedded.folder, 'log'),
    database,
    server,
    async close() {
      await server.stop()
      await database.close()
      await embedded.leave()
      await removeEmbeddedPostgres(dataDir)
      await remove()
    },
  }
}
