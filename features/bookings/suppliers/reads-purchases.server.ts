import type { Db } from '#platform/context.ts'
import type { BookingTables } from '../tables.ts'
import type { OpenPurchase } from './permits-needed.ts'

/** What is not bought yet of these bookings. */
export async function listOpenPurchases(
  db: Db,
  bookingIds: readonly string[],
): Promise<(OpenPurchase & { bookingId: string })[]> {
  return db
    .withTables<BookingTables>()
    .selectFrom('booking_purchases')
    .select(['booking_id as bookingId', 'day', 'status'])
    .where('booking_id', 'in', [...bookingIds])
    .where('status', '<>', 'bought')
    .execute()
}
