import type { Tx } from '#platform/context.ts'
import { deletePaymentsOf } from './writes.server.ts'

/** Deletes the ledger of sample bookings: the one case in which it loses a row, as no money ever moved. */
export const removePaymentsOf = (tx: Tx, bookingIds: readonly string[]): Promise<void> => deletePaymentsOf(tx, bookingIds)
