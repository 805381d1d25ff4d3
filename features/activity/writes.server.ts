import type { Insertable } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { ActivityTables } from './tables.ts'

export async function insertActivity(db: Db, row: Insertable<ActivityTables['activity']>): Promise<void> {
  await db.withTables<ActivityTables>().insertInto('activity').values(row).execute()
}
