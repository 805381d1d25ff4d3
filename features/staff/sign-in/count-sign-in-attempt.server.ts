import { createHmac } from 'node:crypto'
import { plainMark } from '#features/rate-limits/rate-limits.ts'
import type { Context } from '#platform/context.ts'
import { addHit, purgeHits, purgeOldHits } from '../writes.server.ts'
import { knownDevice } from './known-device.server.ts'

/** The attempts allowed within the window, by account and by client address; the next one is refused without a check. */
const windowMs = 15 * 60_000
const mostByAccount = 9
const mostByAddress = 60

/** The kinds of attempts: a password, a code after it, a requested email. Each is counted separately. */
type AttemptKind = 'sign-in' | 'second-step' | 'letter'

type Attempt = { what: AttemptKind; email: string; headers: Headers; address: string }

/**
 * Counts one more attempt at an account and returns whether it may be checked. A known browser is counted separately from all
 * others; an IPv6 address counts by its network.
 */
export async function allowAttempt(ctx: Context, attempt: Attempt): Promise<boolean> {
  const byAccount = await count(ctx, accountKey(ctx, attempt))
  const byAddress = await count(ctx, keyOf(ctx, `${attempt.what}:address:${plainMark('address', attempt.address)}`))
  const may = byAccount <= mostByAccount && byAddress <= mostByAddress
  if (!may) ctx.log.warn('A sign-in attempt was refused unchecked after too many', { what: attempt.what })
  return may
}

/** Resets the attempts at an account after a successful one. */
export const resetAttempts = (ctx: Context, attempt: Omit<Attempt, 'address'>): Promise<void> =>
  purgeHits(ctx.db, accountKey(ctx, attempt))

function accountKey(ctx: Context, { what, email, headers }: Omit<Attempt, 'address'>): string {
  const device = knownDevice(ctx, headers, email)
  return keyOf(ctx, device ? `${what}:device:${email}:${device}` : `${what}:account:${email}`)
}

async function count(ctx: Context, key: string): Promise<number> {
  const now = ctx.clock.now()
  const found = await addHit(ctx.db, key, now, windowMs)
  if (found === 1) await purgeOldHits(ctx.db, new Date(now.getTime() - windowMs))
  return found
}

/** Keys are hashed, so that the counts do not reveal whose they are. */
const keyOf = (ctx: Context, what: string) => createHmac('sha256', ctx.config.secret).update(`try:${what}`).digest('base64url')
