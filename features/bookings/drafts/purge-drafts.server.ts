import type { Context } from '#platform/context.ts'
import { deleteDraftsBefore } from './writes-drafts.server.ts'

const retentionMs = 7 * 24 * 60 * 60 * 1000

/** Deletes drafts seven days after their last change. Returns how many. */
export const purgeDrafts = (ctx: Context): Promise<number> =>
  deleteDraftsBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionMs))
