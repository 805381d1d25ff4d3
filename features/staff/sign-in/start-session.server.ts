import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { ownSignIn } from '../own-sign-in.ts'
import { findStaff } from '../reads.server.ts'
import type { SignInMethod, Staff } from '../staff.ts'
import { deleteSession, markJoined, writeLastLogin } from '../writes.server.ts'
import { resetAttempts } from './count-sign-in-attempt.server.ts'
import { knownDevice, recordDevice } from './known-device.server.ts'
import { type Identity, identityOf, querySessions } from './session-store.server.ts'

/** Somebody is signed in: who, under which session, and the cookies that say so. */
export type Entered = { staff: Staff; sessionId: string; cookies: string[] }

/**
 * The last step of every way in: a new session, whatever session the request came with ended, `lastLogin` written, the tries
 * forgiven, the sign-in noted. Whoever calls it has made sure who it is. Refused, as a wrong password is, where they may not
 * come in: disabled, not on the staff any more, or by a way of ours where only the provider's is open.
 */
export async function enter(
  ctx: Context,
  { staffId, method, headers }: { staffId: string; method: SignInMethod; headers: Headers },
): Promise<Outcome<Entered, { reason: 'invalid-credential' }>> {
  const staff = await findStaff(ctx.db, staffId)
  if (!staff || (method !== 'provider' && !ownSignIn(ctx))) return refused({ reason: 'invalid-credential' })
  const identity = identityOf(ctx)
  const at = ctx.clock.now()
  const agent = headers.get('user-agent')?.slice(0, 300)
  const opening = { body: { staffId, method, at }, headers: new Headers(agent ? { 'user-agent': agent } : {}) }
  const { response, headers: answered } = await querySessions(() => identity.api.openSession({ ...opening, returnHeaders: true }))
  if (!response) return refused({ reason: 'invalid-credential' })
  await writeLastLogin(ctx.db, staffId, at)
  await markJoined(ctx.db, staffId, at)
  await resetAttempts(ctx, { what: 'sign-in', email: staff.email, headers })
  await endSession(ctx, identity, headers)
  const subject = { kind: 'staff', id: staffId, words: staff.name } as const
  await recordAudit(ctx, ctx.db, { actor: staff, action: 'signed-in', subject, facts: { method } })
  const device = knownDevice(ctx, headers, staff.email) ? [] : [recordDevice(ctx, staff.email)]
  return done({ staff, sessionId: response.sessionId, cookies: [...answered.getSetCookie(), ...device] })
}

/** Whoever signs in anew leaves the session they came with. */
async function endSession(ctx: Context, identity: Identity, headers: Headers): Promise<void> {
  const before = await querySessions(() => identity.api.getSession({ headers, query: { disableRefresh: true } }))
  if (before) await deleteSession(ctx.db, before.session.token)
}
