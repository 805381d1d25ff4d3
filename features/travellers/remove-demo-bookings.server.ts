import type { Tx } from '#platform/context.ts'
import { deleteDetailsOf, deleteOpeningsOf } from './writes.server.ts'

/** Deletes the travellers' details and flights of demo bookings, and the record of who read them. */
export async function removeDetailsOf(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  await deleteDetailsOf(tx, bookingIds)
  await deleteOpeningsOf(tx, bookingIds)
}
