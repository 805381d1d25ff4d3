import type { Context } from '#platform/context.ts'
import { purgedBefore } from './quote.ts'
import { deleteQuotesEndedBefore } from './writes.server.ts'

/** Deletes the quotes that ended 90 days ago or earlier. Returns how many. */
export const purgeQuotes = (ctx: Context): Promise<number> => deleteQuotesEndedBefore(ctx.db, purgedBefore(ctx.clock.now()))
