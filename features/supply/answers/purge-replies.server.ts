import type { Context } from '#platform/context.ts'
import { emptyReplies } from '../writes.server.ts'

/** How long what suppliers wrote is there: two years. */
const retentionMs = 730 * 24 * 3_600_000

/** Empties what suppliers wrote two years ago and before; what they answered stays. Returns how many. Safe to run again. */
export const purgeReplies = (ctx: Context): Promise<number> =>
  ctx.db.transaction().execute((tx) => emptyReplies(tx, { before: new Date(ctx.clock.now().getTime() - retentionMs) }))
