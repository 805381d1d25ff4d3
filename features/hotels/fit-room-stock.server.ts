import type { Problem } from '#features/content/entry.ts'
import { lockStockAhead } from '#features/stock/lock-stock-ahead.server.ts'
import { openStockDays } from '#features/stock/open-days.server.ts'
import { listStockBetween } from '#features/stock/reads.server.ts'
import { setCapacities } from '#features/stock/set-capacities.server.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { roomNights } from '#features/stock/stock.ts'
import type { Context, Db, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { listRoomResources } from './reads.server.ts'
import { listRoomCounts } from './reads-content.server.ts'
import { capacityAfter, countChanges, type RoomCount, takenBeyond } from './room-stock.ts'

/** Nights ahead, from the night of today. */
const ahead = (now: Date) => ({ from: kigaliDay(now), to: soldUntil(kigaliDay(now)) })

/**
 * What stands in the way of a hotel having these rooms instead of those it has: a room that is gone or has become fewer, and more
 * of it are held or sold on a night ahead. Grave, with the first such night.
 */
export async function roomStockProblems(db: Db, hotelId: string, after: readonly RoomCount[], now: Date): Promise<Problem[]> {
  const changes = countChanges(await listRoomCounts(db, hotelId), after)
  const resources = changes.map(({ id }) => roomNights(hotelId, id))
  const levels = resources.length > 0 ? await listStockBetween(db, resources, ahead(now), now) : []
  return changes.flatMap((change) => {
    const found = takenBeyond(
      levels.filter(({ resource }) => resource === roomNights(hotelId, change.id)),
      change,
    )
    if (!found) return []
    const { day, taken, days } = found
    const facts = { room: change.name, day: dayText(day), taken, days }
    const at = after.findIndex(({ id }) => id === change.id)
    return change.gone
      ? [{ path: 'rooms', reason: 'room-still-taken', grave: true, facts }]
      : [{ path: `rooms.${at}.count`, reason: 'count-below-taken', grave: true, facts }]
  })
}

/** Locks the nights ahead of every room whose number changes: nobody takes one between the look at them and the change. */
export async function lockRoomsForPublish(ctx: Context, tx: Tx, hotelId: string, after: readonly RoomCount[]): Promise<void> {
  const changes = countChanges(await listRoomCounts(tx, hotelId), after)
  const resources = changes.map(({ id }) => roomNights(hotelId, id))
  await lockStockAhead(tx, resources, kigaliDay(ctx.clock.now()))
}

/**
 * Brings the nights ahead in step with the rooms that a hotel has now, inside the caller's transaction: rooms that are new are
 * opened, a changed number is followed, a room that is gone is for sale no more. `before` is what it had. The
 * caller holds the nights (`lockRoomsForPublish`) and has asked `roomStockProblems`; else this may throw, so that nothing is half done.
 */
export async function fitRoomStock(ctx: Context, tx: Tx, hotelId: string, before: readonly RoomCount[]): Promise<void> {
  const now = ctx.clock.now()
  const { from, to } = ahead(now)
  await openStockDays(tx, await listRoomResources(tx, hotelId), from, to)
  for (const change of countChanges(before, await listRoomCounts(tx, hotelId))) {
    const resource = roomNights(hotelId, change.id)
    const levels = await listStockBetween(tx, [resource], { from, to }, now)
    const days = levels.map(({ day, capacity }) => ({ resource, day, capacity: capacityAfter(capacity, change) }))
    const set = await setCapacities(ctx, tx, days)
    if (!set.done) throw new Error(`${change.name} is taken on ${set.refusal.days[0]?.day}, and nobody held it still`)
  }
}
