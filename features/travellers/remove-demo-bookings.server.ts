import type { Tx } from '#platform/context.ts'
import { deleteDetailsOf, deleteOpeningsOf } from './writes.server.ts'

/** Deletes what was told of the travellers of sample bookings, and who opened it. */
export async function removeDetailsOf(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  await deleteDetailsOf(tx, bookingIds)
  await deleteOpeningsOf(tx, bookingIds)
}
