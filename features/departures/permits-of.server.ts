import { listPackagePermits } from '#features/packages/reads-permits.server.ts'
import { permitDays } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'

/** The permits for the seats of departures, by day: they are added to stock when the departures first go on sale. */
export async function permitsOf(
  db: Db,
  departures: readonly { packageId: number; startsOn: Day; capacity: number }[],
): Promise<{ resource: string; day: Day; quantity: number }[]> {
  const permits = new Map<number, Awaited<ReturnType<typeof listPackagePermits>>>()
  for (const packageId of new Set(departures.map((departure) => departure.packageId)))
    permits.set(packageId, await listPackagePermits(db, packageId))
  return departures.flatMap(({ packageId, startsOn, capacity }) =>
    (permits.get(packageId) ?? []).map(({ feeId, day, quantity }) => ({
      resource: permitDays(feeId),
      day: addDays(startsOn, day - 1),
      quantity: capacity * quantity,
    })),
  )
}
