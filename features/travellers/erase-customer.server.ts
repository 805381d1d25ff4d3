import type { Tx } from '#platform/context.ts'
import { deleteDetailsOf } from './writes.server.ts'

/** Deletes what everybody in these bookings told us of themselves, inside the erasure's transaction; answers of how many. */
export const eraseDetailsOf = (tx: Tx, bookingIds: readonly string[]): Promise<number> => deleteDetailsOf(tx, bookingIds)
