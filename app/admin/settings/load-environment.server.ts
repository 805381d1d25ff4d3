import { findLastBackup } from '#features/backups/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { isOlderThanNewest, newestPostgres, readPostgresVersion } from '#platform/database/postgres-version.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { instantText } from '../components/instants.ts'
import type { LastBackup, UsedDatabase } from './environment-panes.tsx'

/** A failed nightly backup is repeated by day, so a backup is late only after two days. */
const lateAfterMs = 48 * 3_600_000

/** When the last backup was made and how it is stored; undefined before the first. */
export async function loadBackup({ db, clock }: Context, read: ReadWords): Promise<LastBackup | undefined> {
  const last = await findLastBackup(db)
  if (!last) return undefined
  const now = clock.now()
  const isLate = now.getTime() - last.madeAt.getTime() > lateAfterMs
  const { sealed, stored, missingFiles: missing } = last
  return {
    when: instantText(last.madeAt, now, read.format),
    megabytes: read.format.number(last.bytes / 1_000_000, 1),
    isLate,
    sealed,
    stored,
    missing,
  }
}

/** The PostgreSQL version of the site, and the newest one if it is another. */
export async function loadDatabase({ db, config }: Context, read: ReadWords): Promise<UsedDatabase> {
  const version = await readPostgresVersion(db)
  return {
    version,
    isEmbedded: config.embeddedDatabase,
    newest: isOlderThanNewest(version)
      ? { version: newestPostgres.version, asOf: read.format.month(newestPostgres.asOf) }
      : undefined,
  }
}
