import { listPackagePermits } from '#features/packages/reads-permits.server.ts'
import { type WantedPermits, wantPermits } from '#features/permits/lots/want-permits.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { visitDay } from './visits/moved-visit.ts'
import { listMovedVisits } from './visits/reads.server.ts'

/**
 * Writes down the permits for the seats of departures when they first go on sale: they are to be reserved, and until then a booking has them
 * on request. Inside the caller's transaction; returns what is wanted.
 */
export async function wantDeparturePermits(
  ctx: Context,
  tx: Tx,
  departures: readonly { id: number; packageId: number; startsOn: Day; capacity: number }[],
): Promise<WantedPermits[]> {
  const permits = new Map<number, Awaited<ReturnType<typeof listPackagePermits>>>()
  for (const packageId of new Set(departures.map((departure) => departure.packageId)))
    permits.set(packageId, await listPackagePermits(tx, packageId))
  const moved = Map.groupBy(await listMovedVisits(tx, { ids: departures.map(({ id }) => id) }), ({ departureId }) => departureId)
  const wanted = departures.flatMap(({ id, packageId, startsOn, capacity }) =>
    (permits.get(packageId) ?? []).map(({ feeId, day, quantity }) => ({
      ...{ feeId, day: addDays(startsOn, visitDay(moved.get(id) ?? [], { feeId, day }) - 1), departureId: id },
      count: capacity * quantity,
    })),
  )
  await wantPermits(ctx, tx, wanted, { by: 'clock', text: 'On sale' })
  return wanted
}
