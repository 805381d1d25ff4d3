import type { Context } from '#platform/context.ts'
import { lapseCountsMs } from './unpaid-holds.ts'
import { deleteHoldersBefore } from './writes-holders.server.ts'

/** Deletes who made a hold, fourteen days after it began and never while it lasts. Returns how many. */
export const purgeHolders = (ctx: Context): Promise<number> =>
  deleteHoldersBefore(ctx.db, new Date(ctx.clock.now().getTime() - lapseCountsMs))
