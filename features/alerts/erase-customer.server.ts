import type { Tx } from '#platform/context.ts'
import { deleteAlertsOf } from './writes.server.ts'

/** Deletes the alerts about these bookings, open or done: their text may quote staff. */
export const eraseAlertsOf = (tx: Tx, bookingIds: readonly string[]): Promise<void> => deleteAlertsOf(tx, bookingIds)
