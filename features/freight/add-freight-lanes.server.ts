import type { Context, Tx } from '#platform/context.ts'
import type { Lane } from './lane.ts'
import { insertLanes } from './writes.server.ts'

/** Adds the lanes that are missing, inside the caller's transaction, in their order; one that is there stays as staff left it. */
export async function addFreightLanes(ctx: Context, tx: Tx, lanes: readonly Lane[]): Promise<void> {
  const added = await insertLanes(
    tx,
    lanes.map(({ daysLeast, daysMost, daysFrom, asOf, rates, documents, notes, ...lane }, position) => ({
      ...lane,
      position,
      days_least: daysLeast,
      days_most: daysMost,
      days_from: daysFrom,
      rates: JSON.stringify(rates),
      documents: [...documents],
      notes: [...notes],
      as_of: asOf,
    })),
  )
  if (added > 0) await ctx.cache.forget(tx, ['freight'])
}
