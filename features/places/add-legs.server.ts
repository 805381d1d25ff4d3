import type { Context, Tx } from '#platform/context.ts'
import type { Leg } from './leg.ts'
import { insertLegs } from './writes.server.ts'

/** Adds the missing legs, inside the caller's transaction; existing ones stay as staff left them. Their places must exist. */
export async function addLegs(ctx: Context, tx: Tx, legs: readonly Leg[]): Promise<void> {
  const added = await insertLegs(
    tx,
    legs.map((leg) => ({
      id: leg.id,
      from_id: leg.fromId,
      to_id: leg.toId,
      mode: leg.mode,
      km: leg.km,
      minutes: leg.minutes,
      minutes_least: leg.minutesLeast,
      minutes_most: leg.minutesMost,
      surface: leg.surface,
      vehicle: leg.vehicle,
      border_id: leg.borderId,
      border_least: leg.borderLeast,
      border_most: leg.borderMost,
      status: leg.status,
      note: leg.note,
      confidence: leg.confidence,
      as_of: leg.asOf,
    })),
  )
  if (added > 0) await ctx.cache.invalidate(tx, ['places'])
}
