import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { listStock } from './reads.server.ts'
import { lockStockDays, updateCapacities } from './writes.server.ts'

export type DayCapacity = { resource: string; day: Day; capacity: number }
export type CapacitiesRefusal = { reason: 'capacity-below-taken'; days: { resource: string; day: Day; taken: number }[] }

/**
 * Sets the capacity of some resources on some days, all or none, inside the caller's transaction. A day without a
 * row is skipped. Refused where it would go below what is taken at this instant, with every such day. Returns the former
 * capacities of the changed days.
 */
export async function setCapacities(
  ctx: Context,
  tx: Tx,
  wanted: readonly DayCapacity[],
): Promise<Outcome<DayCapacity[], CapacitiesRefusal>> {
  await lockStockDays(tx, wanted)
  const at = await ctx.clock.in(tx)
  const levels = new Map((await listStock(tx, wanted, at)).map((level) => [`${level.resource} ${level.day}`, level]))
  const found = wanted.flatMap((one) => {
    const level = levels.get(`${one.resource} ${one.day}`)
    return level && level.capacity !== one.capacity ? [{ ...one, level }] : []
  })
  const below = found.filter(({ capacity, level }) => capacity < level.taken)
  if (below.length > 0) {
    const days = below.map(({ resource, day, level }) => ({ resource, day, taken: level.taken }))
    return refused({ reason: 'capacity-below-taken', days })
  }
  await updateCapacities(tx, found)
  return done(found.map(({ resource, day, level }) => ({ resource, day, capacity: level.capacity })))
}
