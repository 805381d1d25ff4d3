import type { Tx } from '#platform/context.ts'
import { deleteAlertsOf } from './writes.server.ts'

/** Deletes what staff were told about these bookings, done or not: their text may carry words of a member of staff. */
export const eraseAlertsOf = (tx: Tx, bookingIds: readonly string[]): Promise<void> => deleteAlertsOf(tx, bookingIds)
