import type { Context } from '#platform/context.ts'
import { deleteOldKeys, deleteOldSessions } from '../writes.server.ts'

/** Drops the keys that open nothing any more, and the sessions that are over; run by the clock once an hour. */
export async function purgeKeys(ctx: Context): Promise<void> {
  await deleteOldKeys(ctx.db, ctx.clock.now())
  await deleteOldSessions(ctx.db)
}
