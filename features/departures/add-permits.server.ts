import { addStock } from '#features/stock/add-stock.server.ts'
import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { permitsOf } from './permits-of.server.ts'

/**
 * Adds the permits for the seats of departures to stock when they first go on sale, so that a booked seat needs no request to the park.
 * Inside the caller's transaction.
 */
export async function addPermits(
  tx: Tx,
  departures: readonly { packageId: number; startsOn: Day; capacity: number }[],
): Promise<void> {
  await addStock(tx, await permitsOf(tx, departures))
}
