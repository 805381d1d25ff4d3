import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { ownSignIn } from '../own-sign-in.ts'
import { followTokens, type TokenState } from '../provider/follow-tokens.server.ts'
import { hasAuthenticator, hasPasskey } from '../reads.server.ts'
import { identityOf, querySessions } from '../sign-in/session-store.server.ts'
import type { Staff, StaffSession } from '../staff.ts'

/**
 * `mustAddFactor`: an owner who came in without a second factor where the house asks owners for one; they reach their own profile
 * only, to add one, or are asked to come in by the passkey that they have.
 */
export type SignedIn = { staff: Staff; session: StaffSession; mustAddFactor: boolean; cookies: string[] }

/** Who is signed in; or nobody, and why, where a provider's word on their session has run out. */
export type Look = { found: SignedIn } | { found: undefined; why?: 'user-token-expired' | 'provider-away' }

/**
 * The member of staff whose session a request carries, and the cookies to set again where the session was given a new end.
 * Somebody who was disabled meanwhile is nobody; a role that was changed is the new one.
 */
export const findSignedIn = async (ctx: Context, headers: Headers): Promise<SignedIn | undefined> =>
  (await lookForSignedIn(ctx, headers)).found

/** The same, and why not. Whoever is disabled here is nobody, whatever a provider says; it is not asked about them. */
export async function lookForSignedIn(ctx: Context, headers: Headers): Promise<Look> {
  const found = await findSession(ctx, headers)
  if (!found || found.response.user.disabled) return { found: undefined }
  const { user, session: row } = found.response
  // Where our own ways are closed, a session that began by one of them is over.
  if (row.method !== 'provider' && !ownSignIn(ctx)) return { found: undefined, why: 'user-token-expired' }
  const standing = row.method === 'provider' ? await followTokens(ctx, row.id) : undefined
  if (standing?.word === 'ended') return { found: undefined, why: 'user-token-expired' }
  if (standing?.word === 'away') return { found: undefined, why: 'provider-away' }
  const staff = { id: user.id, name: user.name, email: user.email, role: user.role }
  const session = { id: row.id, method: row.method, signedInAt: provedAt(row.createdAt, standing) }
  const cookies = found.headers.getSetCookie()
  return { found: { staff, session, mustAddFactor: await mustAddFactor(ctx, staff, session), cookies } }
}

/**
 * Since when somebody is known for who they are. A provider where they signed in last week lets them in here without asking
 * again: it counts when they showed it who they are, and where it does not say so, never.
 */
function provedAt(createdAt: Date, standing: Extract<TokenState, { word: 'holds' }> | undefined): Date {
  if (!standing) return createdAt
  const proved = standing.provedAt ?? new Date(0)
  return proved < createdAt ? proved : createdAt
}

async function findSession(ctx: Context, headers: Headers) {
  const { api } = identityOf(ctx)
  const { response, headers: answered } = await querySessions(() => api.getSession({ headers, returnHeaders: true }))
  return response ? { response, headers: answered } : undefined
}

/**
 * A passkey is two factors by itself, and what a provider asks for is the provider's matter. The code of an authenticator was
 * asked for after the password or the letter. A passkey was not: who came in without it may be somebody who only knows the
 * password, unless they have added it since.
 */
async function mustAddFactor(ctx: Context, staff: Staff, { method, signedInAt }: StaffSession): Promise<boolean> {
  if (staff.role !== 'owner' || method === 'passkey' || method === 'provider') return false
  const { ownersNeedSecondFactor } = await findSettings(ctx.db)
  if (!ownersNeedSecondFactor || (await hasAuthenticator(ctx.db, staff.id))) return false
  return !(await hasPasskey(ctx.db, staff.id, signedInAt))
}
