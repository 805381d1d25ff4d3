import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { BookingTables } from '../tables.ts'

const on = (db: Db) => db.withTables<BookingTables>()

/** Puts parts of a booking on request, with no answer. */
export async function updatePartsOnRequest(
  tx: Tx,
  bookingId: string,
  parts: readonly { resource: string; day: Day }[],
): Promise<void> {
  for (const { resource, day } of parts)
    await on(tx)
      .updateTable('booking_parts')
      .set({ on_request: true, answer: null, answered_at: null, answered_by: null })
      .where('booking_id', '=', bookingId)
      .where('resource', '=', resource)
      .where('day', '=', day)
      .execute()
}

/** Gives a part of the bookings on a departure another resource of the same day. */
export async function moveParts(
  tx: Tx,
  { from, to, day }: { from: string; to: string; day: Day },
  departureId: number,
): Promise<void> {
  await on(tx)
    .updateTable('booking_parts')
    .set({ resource: to })
    .where('resource', '=', from)
    .where('day', '=', day)
    .where('booking_id', 'in', (e) => e.selectFrom('bookings').select('id').where('departure_id', '=', departureId))
    .execute()
}
