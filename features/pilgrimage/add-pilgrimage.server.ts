import type { Context, Tx } from '#platform/context.ts'
import type { Feast } from './feast.ts'
import type { Shrine } from './shrine-guide.ts'
import { insertFeasts, insertShrines } from './writes.server.ts'

/** Adds, inside the caller's transaction, the feasts and shrines that are missing. What staff changed stays. Safe at every start. */
export async function addPilgrimage(
  ctx: Context,
  tx: Tx,
  { feasts, shrines }: { feasts: readonly Feast[]; shrines: readonly Shrine[] },
): Promise<void> {
  const added = (await insertFeasts(tx, feasts)) + (await insertShrines(tx, shrines))
  if (added > 0) await ctx.cache.forget(tx, ['pilgrimage'])
}
