import type { Tx } from '#platform/context.ts'
import { deleteDetailsOf } from './writes.server.ts'

/** Deletes the details and flights of all travellers of these bookings, inside the erasure's transaction; returns of how many. */
export const eraseDetailsOf = (tx: Tx, bookingIds: readonly string[]): Promise<number> => deleteDetailsOf(tx, bookingIds)
