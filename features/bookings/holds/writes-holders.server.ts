import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { BookingTables } from '../tables.ts'
import type { HolderKeys } from './holder-keys.server.ts'

/** Stores who holds a booking again: the hold is the visitor's from now on, even if staff made the booking. */
export async function saveHolder(tx: Tx, bookingId: string, keys: HolderKeys, since: Date): Promise<void> {
  const row = { email_key: keys.email, phone_key: keys.phone, address_key: keys.address, by_staff: false, since }
  await tx
    .withTables<BookingTables>()
    .insertInto('booking_holders')
    .values({ booking_id: bookingId, ...row })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(row))
    .execute()
}

/** Deletes the makers of holds that began before an instant and do not last any more. Returns how many. */
export async function deleteHoldersBefore(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from booking_holders h using bookings b
    where b.id = h.booking_id and h.since < ${before} and b.state not in ('requested', 'on-hold')`.execute(db)
  return Number(numAffectedRows ?? 0)
}
