import type { Insertable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { PlaceTables } from './tables.ts'

/** Adds legs that do not exist yet, by id. Returns how many. */
export async function insertLegs(tx: Tx, rows: readonly Insertable<PlaceTables['legs']>[]): Promise<number> {
  if (rows.length === 0) return 0
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .withTables<PlaceTables>()
    .insertInto('legs')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
