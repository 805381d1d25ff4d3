import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { updateClaimedDay, updateClaimedResource, upsertStockDay } from './writes.server.ts'

/**
 * Moves what some bookings have of a resource on a day to another resource, whose day is there. Inside the transaction that has locked both
 * days.
 */
export async function moveClaims(
  tx: Tx,
  move: { from: string; to: string; day: Day },
  bookingIds: readonly string[],
): Promise<void> {
  await updateClaimedResource(tx, move, bookingIds)
}

/** Moves all that is claimed of a resource on a day to another day, which is there. Inside the transaction that has locked both days. */
export const moveClaimsToDay = (tx: Tx, move: { resource: string; from: Day; to: Day }): Promise<void> =>
  updateClaimedDay(tx, move)

/** Takes the capacity of a resource on a day away: what backs it from now on is counted elsewhere, as permits are. */
export async function clearCapacity(tx: Tx, resource: string, day: Day): Promise<void> {
  await upsertStockDay(tx, resource, day, 0)
}
