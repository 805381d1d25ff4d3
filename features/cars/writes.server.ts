import type { Insertable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { CarTables } from './tables.ts'

/** Adds classes that are not there yet, by id. */
export async function insertVehicleClasses(tx: Tx, rows: readonly Insertable<CarTables['vehicle_classes']>[]): Promise<void> {
  await tx
    .withTables<CarTables>()
    .insertInto('vehicle_classes')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
