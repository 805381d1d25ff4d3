import { leaveToStaff } from '#features/content/leave-to-staff.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Lane } from './lane.ts'
import { insertLanes } from './writes.server.ts'

/**
 * Adds the missing lanes, inside the caller's transaction, in their order. Existing ones stay as staff left them,
 * and ones that staff removed do not come back.
 */
export async function addFreightLanes(ctx: Context, tx: Tx, lanes: readonly Lane[]): Promise<void> {
  const placed = lanes.map((lane, position) => ({ ...lane, position }))
  const added = await insertLanes(tx, await leaveToStaff(tx, 'lane', placed, ({ id }) => id))
  if (added > 0) await ctx.cache.invalidate(tx, ['freight'])
}
