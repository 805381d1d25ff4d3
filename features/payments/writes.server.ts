import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { PaymentTables } from './tables.ts'

const on = (tx: Tx) => tx.withTables<PaymentTables>()

/** Adds a payment; false where one with this id exists already. */
export async function insertPayment(tx: Tx, row: Insertable<PaymentTables['payments']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(tx)
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Adds an event; false where its notification is stored already, or the payment has settled or begun before. */
export async function insertPaymentEvent(tx: Tx, row: Insertable<PaymentTables['payment_events']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(tx)
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes the payments of these bookings with everything that happened to them. */
export async function deletePaymentsOf(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  const whose = sql`booking_id = any(${[...bookingIds]}::uuid[])`
  await sql`delete from payment_events where payment_id in (select id from payments where ${whose})`.execute(tx)
  await sql`delete from payments where ${whose}`.execute(tx)
}
