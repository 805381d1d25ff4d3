import type { Log } from '#platform/context.ts'
import type { DatabaseAddress } from '#platform/database.server.ts'
import { waitForDatabase } from '#platform/database-turn.server.ts'
import { joinEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import type { Config } from './config.ts'
import type { Ending } from './ending.ts'

/** `direct` is for what needs a session of its own; both are the same unless a pooler stands in between. */
export type DatabaseServer = { address: DatabaseAddress; direct: DatabaseAddress }

/** The PostgreSQL of the settings, when it answers: another one, or the built-in one, which many processes use at once. */
export async function openDatabaseServer(config: Config, log: Log, ending: Ending): Promise<DatabaseServer> {
  if (config.databaseUrl === undefined || config.databaseDirectUrl === undefined) {
    const embedded = await joinEmbeddedPostgres({ dataDir: config.dataDir, log })
    ending.after('the database', embedded.leave)
    return { address: embedded.address, direct: embedded.address }
  }
  const direct = { url: config.databaseDirectUrl }
  await waitForDatabase({ address: direct, patienceMs: 30_000, onWait: () => log.info('Waiting for the database to answer…') })
  return { address: { url: config.databaseUrl }, direct }
}
