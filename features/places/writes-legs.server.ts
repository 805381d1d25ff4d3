import type { Insertable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { PlaceTables } from './tables.ts'

/** Adds legs that are not there yet, by id. */
export async function insertLegs(tx: Tx, rows: readonly Insertable<PlaceTables['legs']>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .withTables<PlaceTables>()
    .insertInto('legs')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
