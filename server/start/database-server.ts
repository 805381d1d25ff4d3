import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Log } from '#platform/context.ts'
import type { DatabaseAddress } from '#platform/database/database.server.ts'
import { isNewDatabase, waitForDatabase } from '#platform/database/database-turn.server.ts'
import { joinEmbeddedPostgres, movedNote } from '#platform/database/embedded-postgres.server.ts'
import { refuseStart } from '#platform/start-refused.ts'
import type { Config } from '../config.ts'
import type { Ending } from './shutdown.ts'

/** `direct` is for what needs a session of its own; both are the same without a pooler between. */
export type DatabaseServer = { address: DatabaseAddress; direct: DatabaseAddress }

/** The PostgreSQL of the settings, once it answers: a separate one, or the built-in one, which many processes share. */
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

/** Refuses to start with an empty database while this folder's site is still in the built-in PostgreSQL. */
export async function refuseUnmovedSite({ dataDir, databaseUrl }: Config, { direct }: DatabaseServer): Promise<void> {
  const base = path.join(dataDir, 'postgres')
  if (databaseUrl === undefined || !existsSync(path.join(base, 'cluster')) || existsSync(movedNote(base))) return
  if (await isNewDatabase(direct))
    refuseStart(
      `DATABASE_URL names an empty database, and this site is still in the built-in one. Move it first: npm run move-database. To begin anew, move ${base} away.`,
    )
}
