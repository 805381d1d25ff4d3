import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { listStock } from './reads.server.ts'
import { lockStockDays, upsertStockDay } from './writes.server.ts'

export type CapacityRefusal = { reason: 'capacity-below-taken'; taken: number }

/** Sets the capacity of a resource on a day. Refuses less than is taken at this instant, with that number. */
export async function setCapacity(
  ctx: Context,
  tx: Tx,
  resource: string,
  day: Day,
  capacity: number,
): Promise<Outcome<undefined, CapacityRefusal>> {
  await lockStockDays(tx, [{ resource, day }])
  const at = await ctx.clock.in(tx)
  const [level] = await listStock(tx, [{ resource, day }], at)
  if (level && level.taken > capacity) return refused({ reason: 'capacity-below-taken', taken: level.taken })
  await upsertStockDay(tx, resource, day, capacity)
  return done(undefined)
}
