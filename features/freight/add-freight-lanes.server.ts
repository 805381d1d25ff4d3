import { leaveToStaff } from '#features/content/leave-to-staff.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Lane } from './lane.ts'
import { insertLanes } from './writes.server.ts'

/**
 * Adds the lanes that are missing, inside the caller's transaction, in their order; one that is there stays as staff left it,
 * and one that they took away does not come back.
 */
export async function addFreightLanes(ctx: Context, tx: Tx, lanes: readonly Lane[]): Promise<void> {
  const placed = lanes.map((lane, position) => ({ ...lane, position }))
  const added = await insertLanes(tx, await leaveToStaff(tx, 'lane', placed, ({ id }) => id))
  if (added > 0) await ctx.cache.invalidate(tx, ['freight'])
}
