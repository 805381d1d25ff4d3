import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Context } from '#platform/context.ts'
import { followRunOrders } from './follow-orders.server.ts'

/**
 * Brings the lines of one run to what it needs now, for staff who were refused because they saw it as it was before. Nobody is sent anything.
 */
export const refreshOrders = async (ctx: Context, run: RunKey): Promise<void> => {
  await ctx.db.transaction().execute((tx) => followRunOrders(ctx, tx, run))
}
