import type { Db } from '#platform/context.ts'
import type { BackupTables } from './tables.ts'

/** The last backup that was made, by whichever process; undefined where there was none. `stored`: in the store, too. */
export async function findLastBackup(db: Db) {
  return db
    .withTables<BackupTables>()
    .selectFrom('last_backup')
    .select(['name', 'made_at as madeAt', 'bytes', 'sealed', 'stored', 'missing_files as missingFiles'])
    .executeTakeFirst()
}
