import type { Context } from '#platform/context.ts'
import { deleteTriesBefore } from './writes.server.ts'

const keptMs = 24 * 60 * 60_000

/** Forgets the counts of tries whose window began more than a day ago. Answers how many. */
export const forgetTries = (ctx: Context): Promise<number> =>
  deleteTriesBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs))
