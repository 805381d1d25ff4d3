import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { BookingTables } from '../tables.ts'

const on = (db: Db) => db.withTables<BookingTables>()

/** A permit or a flight to buy; its first status is needed. */
export type NewPurchase = Omit<Insertable<BookingTables['booking_purchases']>, 'id' | 'status' | 'number' | 'settled'> & {
  fee_id: string
  day: string
  traveller_position: number
}

export async function insertPurchases(tx: Tx, rows: readonly NewPurchase[]): Promise<void> {
  if (rows.length === 0) return
  await on(tx)
    .insertInto('booking_purchases')
    .values(rows.map((row) => ({ ...row, number: null })))
    .execute()
}

/** Deletes purchases that are not requested yet. */
export async function deletePurchases(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await on(tx)
    .deleteFrom('booking_purchases')
    .where('id', 'in', [...ids])
    .where('status', '=', 'needed')
    .execute()
}

/** Marks unused purchases as settled: no cancellation charges them again. */
export async function settlePurchases(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await on(tx)
    .updateTable('booking_purchases')
    .set({ settled: true })
    .where('id', 'in', [...ids])
    .execute()
}

/** Updates the status of a purchase; false when the booking has no such purchase. */
export async function updatePurchase(
  tx: Tx,
  { id, bookingId }: { id: number; bookingId: string },
  change: { status: 'needed' | 'requested' | 'bought'; number: string | null; at: Date; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('booking_purchases')
    .set({ status: change.status, number: change.number, changed_at: change.at, changed_by: change.by })
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
