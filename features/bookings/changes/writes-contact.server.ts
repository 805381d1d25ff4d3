import type { Updateable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { HolderKeys } from '../holds/holder-keys.server.ts'
import type { BookingTables } from '../tables.ts'

const on = (tx: Tx) => tx.withTables<BookingTables>()

type ContactColumns =
  | 'lead_name'
  | 'email'
  | 'phone'
  | 'language'
  | 'message'
  | 'billing_name'
  | 'billing_address'
  | 'billing_tax_number'
  | 'channel'
  | 'source'
  | 'ordered'
  | 'key_version'

/** Stores what was corrected of a locked booking. Its version rises: a screen that was opened before shows what is not so any more. */
export async function updateContact(
  tx: Tx,
  { id, version }: { id: string; version: number },
  change: Pick<Updateable<BookingTables['bookings']>, ContactColumns>,
): Promise<void> {
  await on(tx)
    .updateTable('bookings')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** The unpaid holds of a booking's maker are counted under the corrected address and phone. */
export async function updateHolderContact(tx: Tx, bookingId: string, { email, phone }: HolderKeys): Promise<void> {
  await on(tx)
    .updateTable('booking_holders')
    .set({ email_key: email, phone_key: phone })
    .where('booking_id', '=', bookingId)
    .execute()
}
