import { addStock } from '#features/stock/add-stock.server.ts'
import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { permitsOf } from './permits-of.server.ts'

/**
 * Puts the permits for the seats of departures on the ledger, as they first go on sale: the operator holds them, so that nobody
 * who books a seat has to be asked to wait. Inside the caller's transaction.
 */
export async function addPermits(
  tx: Tx,
  departures: readonly { packageId: number; startsOn: Day; capacity: number }[],
): Promise<void> {
  await addStock(tx, await permitsOf(tx, departures))
}
