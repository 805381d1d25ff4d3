import type { Context } from '#platform/context.ts'
import { deleteOldKeys, deleteOldSessions } from '../writes.server.ts'

/** Deletes expired keys and sessions; runs once an hour. */
export async function purgeKeys(ctx: Context): Promise<void> {
  await deleteOldKeys(ctx.db, ctx.clock.now())
  await deleteOldSessions(ctx.db)
}
