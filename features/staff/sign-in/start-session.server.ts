import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { ownSignIn } from '../own-sign-in.ts'
import { findStaff } from '../reads.server.ts'
import type { SignInMethod, Staff } from '../staff.ts'
import { deleteSession, markJoined, writeLastLogin } from '../writes.server.ts'
import { resetAttempts } from './count-sign-in-attempt.server.ts'
import { knownDevice, recordDevice } from './known-device.server.ts'
import { querySessions, type SessionStore, sessionStoreOf } from './session-store.server.ts'
import { sessionCookies } from './staff-cookies.server.ts'

/** A started session with its member and its cookies. */
export type StartedSession = { staff: Staff; sessionId: string; cookies: string[] }

/**
 * The last step of every sign-in method: starts a session, ends the one that the request came with, writes `lastLogin`, resets the counted
 * attempts and records the sign-in. The caller has verified who it is. Refused like a wrong password when the member is disabled or
 * deleted, or when signing in here is closed (OWN_SIGN_IN).
 */
export async function startSession(
  ctx: Context,
  { staffId, method, headers }: { staffId: string; method: SignInMethod; headers: Headers },
): Promise<Outcome<StartedSession, { reason: 'invalid-credential' }>> {
  const staff = await findStaff(ctx.db, staffId)
  if (!staff || (method !== 'provider' && !ownSignIn(ctx))) return refused({ reason: 'invalid-credential' })
  const identity = sessionStoreOf(ctx)
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
  return done({ staff, sessionId: response.sessionId, cookies: [...sessionCookies(ctx, answered), ...device] })
}

/** Ends the session that the request came with. */
async function endSession(ctx: Context, identity: SessionStore, headers: Headers): Promise<void> {
  const before = await querySessions(() => identity.api.getSession({ headers, query: { disableRefresh: true } }))
  if (before) await deleteSession(ctx.db, before.session.token)
}
