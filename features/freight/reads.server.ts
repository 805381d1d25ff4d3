import type { Db } from '#platform/context.ts'
import type { Lane } from './lane.ts'
import type { FreightTables } from './tables.ts'

/** Every lane with its rates, in the order of the list. */
export async function listLanes(db: Db): Promise<Lane[]> {
  return db
    .withTables<FreightTables>()
    .selectFrom('freight_lanes')
    .select([
      'id',
      'origin',
      'destination',
      'mode',
      'via',
      'km',
      'days_least as daysLeast',
      'days_most as daysMost',
      'days_from as daysFrom',
      'rates',
      'documents',
      'notes',
      'status',
      'confidence',
      'as_of as asOf',
    ])
    .orderBy('position')
    .orderBy('id')
    .execute()
}
