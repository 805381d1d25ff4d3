import type { Db } from '#platform/context.ts'
import type { Running } from './departure.ts'
import { confirmedSeats } from './reads.server.ts'
import type { DepartureTables } from './tables.ts'

/** What decides whether a departure runs, by its id; undefined where it is cancelled. */
export const findRunning = (db: Db, id: number): Promise<Running | undefined> =>
  db
    .withTables<DepartureTables>()
    .selectFrom('departures as d')
    .select([
      'd.starts_on as startsOn',
      'd.cut_off_days as cutOffDays',
      'd.minimum',
      confirmedSeats.as('confirmed'),
      'd.guaranteed',
    ])
    .where('d.id', '=', id)
    .where('d.cancelled_at', 'is', null)
    .executeTakeFirst()
