import { createHmac } from 'node:crypto'
import { plainMark } from '#features/rate-limits/rate-limits.ts'
import type { Context } from '#platform/context.ts'
import { addHit, purgeHits, purgeOldHits } from '../writes.server.ts'
import { knownDevice } from './known-device.server.ts'

/** Tries that are looked at within the window, by account and by visitor's address; the next one is refused unseen. */
const windowMs = 15 * 60_000
const mostByAccount = 9
const mostByAddress = 60

/** What is tried: a password, a code after it, a letter that is asked for. Each is counted apart. */
type Tried = 'sign-in' | 'second-step' | 'letter'

type Try = { what: Tried; email: string; headers: Headers; address: string }

/**
 * Counts one more try at an account and says whether it may be looked at. A browser from which somebody has signed in before
 * is counted apart from the rest of the world; an IPv6 address counts as its household.
 */
export async function mayTry(ctx: Context, tried: Try): Promise<boolean> {
  const byAccount = await count(ctx, accountKey(ctx, tried))
  const byAddress = await count(ctx, keyOf(ctx, `${tried.what}:address:${plainMark('address', tried.address)}`))
  const may = byAccount <= mostByAccount && byAddress <= mostByAddress
  if (!may) ctx.log.warn('A sign-in attempt was refused unchecked after too many', { what: tried.what })
  return may
}

/** The tries at an account are forgotten once one was right. */
export const resetAttempts = (ctx: Context, tried: Omit<Try, 'address'>): Promise<void> =>
  purgeHits(ctx.db, accountKey(ctx, tried))

function accountKey(ctx: Context, { what, email, headers }: Omit<Try, 'address'>): string {
  const device = knownDevice(ctx, headers, email)
  return keyOf(ctx, device ? `${what}:device:${email}:${device}` : `${what}:account:${email}`)
}

async function count(ctx: Context, key: string): Promise<number> {
  const now = ctx.clock.now()
  const found = await addHit(ctx.db, key, now, windowMs)
  if (found === 1) await purgeOldHits(ctx.db, new Date(now.getTime() - windowMs))
  return found
}

/** What is counted is kept without saying whose it is. */
const keyOf = (ctx: Context, what: string) => createHmac('sha256', ctx.config.secret).update(`try:${what}`).digest('base64url')
