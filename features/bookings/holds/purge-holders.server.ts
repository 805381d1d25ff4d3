import type { Context } from '#platform/context.ts'
import { lapseCountsMs } from './unpaid-holds.ts'
import { deleteHoldersBefore } from './writes-holders.server.ts'

/** Forgets who made a hold, once it counts for nothing any more: fourteen days after it began, and not while it lasts. Answers how many. */
export const purgeHolders = (ctx: Context): Promise<number> =>
  deleteHoldersBefore(ctx.db, new Date(ctx.clock.now().getTime() - lapseCountsMs))
