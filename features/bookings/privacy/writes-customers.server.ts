import { type SqlBool, sql } from 'kysely'
import type { Order } from '#features/orders/order.ts'
import type { Tx } from '#platform/context.ts'
import { erasedWord } from '../erasure.ts'
import type { BookingTables } from '../tables.ts'

const on = (tx: Tx) => tx.withTables<BookingTables>()

/**
 * Erases names, contacts and texts from a booking; money, days, states and lines stay. Its links stop working, and an older screen of
 * it is out of date.
 */
export async function writeErased(tx: Tx, { id, order }: { id: string; order: Order }): Promise<void> {
  await on(tx)
    .updateTable('bookings')
    .set((e) => ({
      lead_name: erasedWord,
      email: erasedWord,
      phone: erasedWord,
      message: '',
      billing_name: '',
      billing_address: '',
      billing_tax_number: '',
      ordered: JSON.stringify(order),
      key_version: e('key_version', '+', 1),
      version: e('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await sql`update bookings set statement = jsonb_set(statement, '{reason}', to_jsonb(${erasedWord}::text))
    where id = ${id} and statement is not null`.execute(tx)
  await on(tx).deleteFrom('booking_holders').where('booking_id', '=', id).execute()
  await on(tx)
    .updateTable('booking_travellers')
    .set({ first_names: null, family_name: null, born_on: null })
    .where('booking_id', '=', id)
    .execute()
  await on(tx)
    .updateTable('booking_events')
    .set({ text: erasedWord })
    .where('booking_id', '=', id)
    .where('text', '!=', '')
    .execute()
}

/** Deletes the drafts that became these bookings, and those with this address, in lower case. */
export async function deleteDraftsOf(tx: Tx, { bookingIds, email }: { bookingIds: readonly string[]; email: string }) {
  const rows = await on(tx)
    .deleteFrom('booking_drafts')
    .where(sql<SqlBool>`booking_id = any(${[...bookingIds]}::uuid[]) or lower(answers -> 'contact' ->> 'email') = ${email}`)
    .returning('booking_id as bookingId')
    .execute()
  return rows.filter(({ bookingId }) => bookingId === null).length
}
