import { releaseRun } from '#features/crew/assignments/release-run.server.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { type Actor, noteDeparture } from './note-departure.server.ts'
import type { DepartureRow } from './reads.server.ts'
import { cancelDeparture } from './writes.server.ts'

/**
 * Cancels a departure inside the caller's transaction; the caller deals with its bookings. Its seats are locked first: a hold under way
 * finishes before, and a later one sees it cancelled. False when it is cancelled already.
 */
export async function callOff(
  ctx: Context,
  tx: Tx,
  departure: Pick<DepartureRow, 'id' | 'slug' | 'packageSlug' | 'title' | 'startsOn'>,
  { at, reason, actor }: { at: Date; reason: string; actor: Actor },
): Promise<boolean> {
  const { id, startsOn } = departure
  await lockStock(tx, [{ resource: departureSeats(id), day: startsOn }])
  const cancelled = await cancelDeparture(tx, id, { at, reason })
  await releaseRun(ctx, tx, { departureId: id }, at)
  await noteDeparture(ctx, tx, departure, { actor, action: 'departure-called-off', facts: { reason } })
  return cancelled
}
