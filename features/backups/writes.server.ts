import type { Insertable } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { BackupTables } from './tables.ts'

/** Notes a backup in the place of the one before. */
export async function putLastBackup(db: Db, row: Insertable<BackupTables['last_backup']>): Promise<void> {
  await db
    .withTables<BackupTables>()
    .insertInto('last_backup')
    .values(row)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(row))
    .execute()
}
