import type { Context } from '#platform/context.ts'
import { updateAlert } from './writes.server.ts'

/** Marks an alert as done. Answers false where somebody did so before. */
export const settleAlert = (ctx: Context, id: number, { actor }: { actor: string }): Promise<boolean> =>
  updateAlert(ctx.db, id, { at: ctx.clock.now(), by: actor })
