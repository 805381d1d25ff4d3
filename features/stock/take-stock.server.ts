import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { listStock } from './reads.server.ts'
import { lockStockDays, takeFromStockDay } from './writes.server.ts'

/** Takes so many of each resource on its day, all or none: false where one of them is no longer free. */
export async function takeStock(
  ctx: Context,
  tx: Tx,
  parts: readonly { resource: string; day: Day; quantity: number }[],
): Promise<boolean> {
  await lockStockDays(tx, parts)
  const levels = await listStock(tx, parts, await ctx.clock.in(tx))
  const free = new Map(levels.map((level) => [`${level.resource} ${level.day}`, level.free]))
  if (parts.some(({ resource, day, quantity }) => (free.get(`${resource} ${day}`) ?? 0) < quantity)) return false
  for (const { resource, day, quantity } of parts) await takeFromStockDay(tx, resource, day, quantity)
  return true
}
