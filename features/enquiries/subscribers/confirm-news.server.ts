import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findSubscriberByToken } from '../reads.server.ts'
import { unansweredMs } from '../retention.ts'
import { markConfirmed } from '../writes.server.ts'
import { hashOfToken } from './newsletter-keys.server.ts'

export type LinkRefusal = { reason: 'link-unknown' }

/**
 * Confirms an address that requested our newsletter; pressed twice it is confirmed once. Refused: a token we did not send, one
 * older than 14 days, and one whose owner has unsubscribed since.
 */
export async function confirmNews(ctx: Context, token: string): Promise<Outcome<undefined, LinkRefusal>> {
  const now = ctx.clock.now()
  const subscriber = await findSubscriberByToken(ctx.db, hashOfToken(token))
  if (subscriber?.state === 'confirmed') return done(undefined)
  const inTime = subscriber && now.getTime() - subscriber.requestedAt.getTime() <= unansweredMs
  return inTime && (await markConfirmed(ctx.db, subscriber.id, now)) ? done(undefined) : refused({ reason: 'link-unknown' })
}
