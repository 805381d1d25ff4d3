import { lockStock } from '#features/stock/lock-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { departureTopics } from './departure.ts'
import type { DepartureRow } from './reads.server.ts'
import { cancelDeparture } from './writes.server.ts'

/**
 * Cancels a departure inside the caller's transaction; its bookings are the caller's. Its seats are locked first, so that
 * whoever is taking one is done, and whoever comes after sees it cancelled. False where it is cancelled already.
 */
export async function callOff(
  ctx: Context,
  tx: Tx,
  { id, slug, packageSlug, startsOn }: Pick<DepartureRow, 'id' | 'slug' | 'packageSlug' | 'startsOn'>,
  { at, reason }: { at: Date; reason: string },
): Promise<boolean> {
  await lockStock(tx, [{ resource: departureSeats(id), day: startsOn }])
  const cancelled = await cancelDeparture(tx, id, { at, reason })
  await ctx.cache.forget(tx, departureTopics(slug, packageSlug))
  return cancelled
}
