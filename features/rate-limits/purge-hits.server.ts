import type { Context } from '#platform/context.ts'
import { deleteHitsBefore } from './writes.server.ts'

const retentionMs = 24 * 60 * 60_000

/** Deletes counts whose window began more than a day ago. Returns how many. */
export const purgeHits = (ctx: Context): Promise<number> =>
  deleteHitsBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionMs))
