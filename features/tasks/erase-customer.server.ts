import type { Tx } from '#platform/context.ts'
import { deleteTasksOf } from './writes.server.ts'

/** Deletes the tasks about these bookings, open or done: their titles may name the customer. */
export const eraseTasksOf = (tx: Tx, bookingIds: readonly string[]): Promise<void> => deleteTasksOf(tx, bookingIds)
