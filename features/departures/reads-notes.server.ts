import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { DepartureTables } from './tables.ts'

/** The notes for visitors of departures from a day on, each once, in the order of their first day. */
export function listNotes(db: Db, from: Day): Promise<{ note: string }[]> {
  return db
    .withTables<DepartureTables>()
    .selectFrom('departures')
    .select('note')
    .where('starts_on', '>=', from)
    .where('trashed_at', 'is', null)
    .where('note', '<>', '')
    .groupBy('note')
    .orderBy(({ fn }) => fn.min('starts_on'))
    .orderBy('note')
    .execute()
}
