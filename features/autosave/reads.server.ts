import type { Db } from '#platform/context.ts'
import type { AutosaveKey } from './autosave-key.ts'
import type { AutosaveTables } from './tables.ts'

/** The unsent text of a member of staff, and when it was stored. Only they may read it. */
export async function findAutosave(db: Db, staffId: string, place: AutosaveKey) {
  return db
    .withTables<AutosaveTables>()
    .selectFrom('autosaves')
    .select(['typed', 'kept_at as savedAt'])
    .where('staff_id', '=', staffId)
    .where('place', '=', place)
    .executeTakeFirst()
}
