import type { Insertable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { FreightTables } from './tables.ts'

/** Adds lanes that are not there yet, by id. */
export async function insertLanes(tx: Tx, rows: readonly Insertable<FreightTables['freight_lanes']>[]): Promise<number> {
  if (rows.length === 0) return 0
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .withTables<FreightTables>()
    .insertInto('freight_lanes')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
