import type { Context } from '#platform/context.ts'
import { deleteOldKeys } from './writes.server.ts'

/** Drops the keys that open nothing any more; run by the clock once an hour. */
export const forgetKeys = (ctx: Context): Promise<void> => deleteOldKeys(ctx.db, ctx.clock.now())
