import type { Context } from '#platform/context.ts'
import { deleteDraftsBefore } from './writes-drafts.server.ts'

const keptMs = 7 * 24 * 60 * 60 * 1000

/** Forgets what visitors typed and did not finish, seven days after they touched it last. Answers how many. */
export const purgeDrafts = (ctx: Context): Promise<number> =>
  deleteDraftsBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs))
