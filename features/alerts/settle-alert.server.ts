import type { Context } from '#platform/context.ts'
import { updateAlert, updateAlerts } from './writes.server.ts'

/** Marks an alert as done. Answers false where somebody did so before. */
export const settleAlert = (ctx: Context, id: number, { actor }: { actor: string }): Promise<boolean> =>
  updateAlert(ctx.db, id, { at: ctx.clock.now(), by: actor })

/** Marks alerts as done that nothing is to be done for any more. */
export const settleAlerts = (ctx: Context, ids: readonly number[]): Promise<void> =>
  updateAlerts(ctx.db, ids, { at: ctx.clock.now(), by: 'clock' })
