import type { Log } from '#platform/context.ts'
import type { DatabaseAddress } from '#platform/database.server.ts'
import { waitForDatabase } from '#platform/database-turn.server.ts'
import { joinEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import type { Config } from './config.ts'
import type { Ending } from './ending.ts'

/** The PostgreSQL of the settings, when it answers: another one, or the built-in one, which many processes use at once. */
export async function openDatabaseServer(config: Config, log: Log, ending: Ending): Promise<DatabaseAddress> {
  if (config.databaseUrl === undefined) {
    const embedded = await joinEmbeddedPostgres({ dataDir: config.dataDir, log })
    ending.after('the database', embedded.leave)
    return embedded.address
  }
  const address = { url: config.databaseUrl }
  await waitForDatabase({ address, patienceMs: 30_000, onWait: () => log.info('Waiting for the database to answer…') })
  return address
}
