import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { markEnded } from '../writes.server.ts'
import type { LinkRefusal } from './confirm-news.server.ts'
import { letsLeave } from './newsletter-keys.server.ts'

/**
 * Unsubscribes somebody from our newsletter, by the link at its foot: it works whether they confirmed or not, as often as it is
 * pressed, and after their row was purged. Refused: a key that is not that of the reader.
 */
export async function leaveNews(ctx: Context, reader: { id: string; key: string }): Promise<Outcome<undefined, LinkRefusal>> {
  if (!letsLeave(ctx.config.secret, reader.id, reader.key)) return refused({ reason: 'link-unknown' })
  await markEnded(ctx.db, reader.id, ctx.clock.now())
  return done(undefined)
}
