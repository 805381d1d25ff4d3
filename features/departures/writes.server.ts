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

/** Marks a departure as cancelled; false where it is already. */
export async function cancelDeparture(tx: Tx, id: number, { at, reason }: { at: Date; reason: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<DepartureTables>()
    .updateTable('departures')
    .set({ cancelled_at: at, cancelled_reason: reason })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Keeps whether staff have given their word that a departure goes; false where it is cancelled. */
export async function updateWord(tx: Tx, id: number, guaranteed: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<DepartureTables>()
    .updateTable('departures')
    .set({ guaranteed })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
