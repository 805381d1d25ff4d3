import type { Context } from '#platform/context.ts'
import { updateAlert } from './writes.server.ts'

/** Staff have done what an alert asked for. Answers false where somebody was first. */
export const settleAlert = (ctx: Context, id: number, { actor }: { actor: string }): Promise<boolean> =>
  updateAlert(ctx.db, id, { at: ctx.clock.now(), by: actor })
