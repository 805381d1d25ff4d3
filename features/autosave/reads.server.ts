import type { Db } from '#platform/context.ts'
import type { UnsentPlace } from './autosave-key.ts'
import type { UnsentTables } from './tables.ts'

/** What somebody has typed there and not sent, and when it was kept. Nobody reads another's. */
export async function findUnsent(db: Db, staffId: string, place: UnsentPlace) {
  return db
    .withTables<UnsentTables>()
    .selectFrom('unsent_words')
    .select(['typed', 'kept_at as keptAt'])
    .where('staff_id', '=', staffId)
    .where('place', '=', place)
    .executeTakeFirst()
}
