import type { Insertable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { DepartureTables } from './tables.ts'

export async function insertDeparture(tx: Tx, row: Insertable<DepartureTables['departures']>): Promise<number> {
  const { id } = await tx
    .withTables<DepartureTables>()
    .insertInto('departures')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
