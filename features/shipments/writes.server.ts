import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { ShipmentTables } from './tables.ts'

const on = (db: Db) => db.withTables<ShipmentTables>()

/** Keeps a shipment; nothing happens where the enquiry has one already. */
export async function insertShipment(tx: Tx, row: Insertable<ShipmentTables['shipments']>): Promise<void> {
  await on(tx)
    .insertInto('shipments')
    .values(row)
    .onConflict((conflict) => conflict.column('enquiry_id').doNothing())
    .execute()
}

/** Changes a shipment if it is as it was shown; false otherwise. */
export async function updateShipment(
  tx: Tx,
  { id, seen }: { id: string; seen: number },
  changes: Updateable<ShipmentTables['shipments']>,
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('shipments')
    .set({ ...changes, version: seen + 1 })
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function insertShipmentEvent(tx: Tx, row: Insertable<ShipmentTables['shipment_events']>): Promise<void> {
  await on(tx).insertInto('shipment_events').values(row).execute()
}
