import { createHmac } from 'node:crypto'
import { APIError } from 'better-auth/api'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Identity, identityOf, openIdentity } from './identity.server.ts'
import { type IdentityCode, identityCode } from './identity-codes.ts'
import { knownDevice, rememberDevice } from './known-device.server.ts'
import type { Passwords } from './passwords.server.ts'
import type { Staff } from './staff.ts'
import { addTry, deleteSession, forgetOldTries, forgetTries, writeLastLogin } from './writes.server.ts'

/** Tries that are looked at within the window, by account and by visitor's address; the next one is refused unseen. */
const windowMs = 15 * 60_000
const mostByAccount = 9
const mostByAddress = 60

export type SignInAsk = {
  email: string
  password: string
  /** The request's own: its cookies name the session that this one replaces. */
  headers: Headers
  /** Whose request it is, as far as trusted proxies say it. */
  address: string
}

/**
 * Signs a member of staff in: a new session, `lastLogin` written, the cookies to set. A wrong password, an unknown address
 * and somebody who is disabled are refused alike, at the price of one hash each. The tenth wrong password for an account is
 * refused unseen, wherever it comes from; a browser that has signed in before is counted apart.
 */
export async function signIn(
  ctx: Context,
  ask: SignInAsk,
  passwords?: Passwords,
): Promise<Outcome<{ staff: Staff; cookies: string[] }, { reason: IdentityCode }>> {
  const email = ask.email.trim().toLowerCase()
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) return refused({ reason: 'invalid-email' })
  const device = knownDevice(ctx, ask.headers, email)
  const account = keyOf(ctx, device ? `device:${email}:${device}` : `account:${email}`)
  const byAccount = await countTry(ctx, account)
  const byAddress = await countTry(ctx, keyOf(ctx, `address:${ask.address}`))
  if (byAccount > mostByAccount || byAddress > mostByAddress) {
    ctx.log.warn('A sign-in was refused unseen after too many tries')
    return refused({ reason: 'too-many-requests' })
  }
  const identity = passwords ? openIdentity(ctx, passwords) : identityOf(ctx)
  const answer = await askProvider(identity, { email, password: ask.password, agent: ask.headers.get('user-agent') })
  if (!answer.done) return answer
  await writeLastLogin(ctx.db, answer.value.staff.id, ctx.clock.now())
  await forgetTries(ctx.db, account)
  await endSession(ctx, identity, ask.headers)
  const { staff, cookies } = answer.value
  return done({ staff, cookies: device ? cookies : [...cookies, rememberDevice(ctx, email)] })
}

async function countTry(ctx: Context, key: string): Promise<number> {
  const now = ctx.clock.now()
  const count = await addTry(ctx.db, key, now, windowMs)
  if (count === 1) await forgetOldTries(ctx.db, new Date(now.getTime() - windowMs))
  return count
}

/** What is counted is kept without saying whose it is. */
const keyOf = (ctx: Context, what: string) =>
  createHmac('sha256', ctx.config.secret).update(`sign-in:${what}`).digest('base64url')

async function askProvider(
  identity: Identity,
  { email, password, agent }: { email: string; password: string; agent: string | null },
): Promise<Outcome<{ staff: Staff; cookies: string[] }, { reason: IdentityCode }>> {
  const headers = new Headers(agent ? { 'user-agent': agent.slice(0, 300) } : {})
  try {
    const { response, headers: answered } = await identity.api.signInEmail({
      body: { email, password },
      headers,
      returnHeaders: true,
    })
    const { id, name, role } = response.user
    return done({ staff: { id, name, email, role }, cookies: answered.getSetCookie() })
  } catch (error) {
    const reason = error instanceof APIError ? identityCode(error.body?.code) : undefined
    if (!reason) throw error
    return refused({ reason })
  }
}

/** Whoever signs in anew leaves the session they came with. */
async function endSession(ctx: Context, identity: Identity, headers: Headers): Promise<void> {
  const before = await identity.api.getSession({ headers, query: { disableRefresh: true } })
  if (before) await deleteSession(ctx.db, before.session.token)
}
