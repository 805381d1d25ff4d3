import type { Insertable } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Subject } from './action.ts'
import type { ActivityTables } from './tables.ts'

export async function insertActivity(db: Db, row: Insertable<ActivityTables['activity']>): Promise<void> {
  await db.withTables<ActivityTables>().insertInto('activity').values(row).execute()
}

/** Puts other words in the place of those that a thing was told by. */
export async function rewordSubject(db: Db, { kind, id, words }: Subject): Promise<void> {
  await db
    .withTables<ActivityTables>()
    .updateTable('activity')
    .set({ subject: words })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .execute()
}
