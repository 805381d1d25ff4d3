import { leaveToStaff } from '#features/content/leave-to-staff.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Feast } from './feast.ts'
import type { Shrine } from './shrine-guide.ts'
import { insertFeasts, insertShrines } from './writes.server.ts'

/** Adds, inside the caller's transaction, the feasts and shrines that are missing. What staff changed stays, and
 * what they took away does not come back. Safe at every start. */
export async function addPilgrimage(
  ctx: Context,
  tx: Tx,
  { feasts, shrines }: { feasts: readonly Feast[]; shrines: readonly Shrine[] },
): Promise<void> {
  const added =
    (await insertFeasts(tx, await leaveToStaff(tx, 'feast', feasts, ({ id }) => id))) + (await insertShrines(tx, shrines))
  if (added > 0) await ctx.cache.invalidate(tx, ['pilgrimage'])
}
