import type { Tx } from '#platform/context.ts'
import { deleteDemoPayables } from './writes-demo-payables.server.ts'

/** Deletes what suppliers of demo bookings invoiced and were paid, and the balance and day costs of the demonstration. No money ever moved. */
export const removeDemoPayables = (tx: Tx): Promise<void> => deleteDemoPayables(tx)
