import type { Context } from '#platform/context.ts'
import { countSeen } from './writes.server.ts'

/** Counts that a browser showed a proposal, in the minute of now. */
export const recordSeen = (ctx: Context, id: string): Promise<void> => countSeen(ctx.db, id, ctx.clock.now())
