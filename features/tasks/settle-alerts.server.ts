import { settleAlerts } from '#features/alerts/settle-alert.server.ts'
import type { Context } from '#platform/context.ts'
import { readAlerts } from './read-alerts.server.ts'

/** So many are looked at each hour, the oldest first. */
const mostAlerts = 1_000

/**
 * Marks alerts as done whose matter is settled, so that those that stay are few and none is crowded out of a list. Returns how many.
 * Safe to run again.
 */
export async function settleOldAlerts(ctx: Context): Promise<number> {
  const alerts = await readAlerts(ctx.db, { limit: mostAlerts }, ctx.clock.now())
  const settled = alerts.filter(({ state }) => state === 'settled').map(({ id }) => id)
  await settleAlerts(ctx, settled)
  return settled.length
}
