import { listPackagePermits } from '#features/packages/reads.server.ts'
import { addStock } from '#features/stock/add-stock.server.ts'
import { permitDays } from '#features/stock/stock.ts'
import type { Tx } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'

/**
 * Puts the permits for the seats of departures on the ledger, as they first go on sale: the operator holds them, so that nobody
 * who books a seat has to be asked to wait. Inside the caller's transaction.
 */
export async function addPermits(
  tx: Tx,
  departures: readonly { packageId: number; startsOn: Day; capacity: number }[],
): Promise<void> {
  const permits = new Map<number, Awaited<ReturnType<typeof listPackagePermits>>>()
  for (const packageId of new Set(departures.map((departure) => departure.packageId)))
    permits.set(packageId, await listPackagePermits(tx, packageId))
  await addStock(
    tx,
    departures.flatMap(({ packageId, startsOn, capacity }) =>
      (permits.get(packageId) ?? []).map(({ feeId, day, quantity }) => ({
        resource: permitDays(feeId),
        day: addDays(startsOn, day - 1),
        quantity: capacity * quantity,
      })),
    ),
  )
}
