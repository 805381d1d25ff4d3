import type { Insertable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { PriceTables } from '../tables.ts'

/** Adds extras that are not there yet, by id. */
export async function insertExtras(tx: Tx, rows: readonly Insertable<PriceTables['extras']>[]): Promise<void> {
  await tx
    .withTables<PriceTables>()
    .insertInto('extras')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
