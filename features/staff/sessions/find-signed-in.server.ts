import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { ownSignIn } from '../own-sign-in.ts'
import { followTokens, type TokenStatus } from '../provider/follow-tokens.server.ts'
import { hasAuthenticator, hasPasskey } from '../reads.server.ts'
import { querySessions, sessionStoreOf } from '../sign-in/session-store.server.ts'
import { endsSessionCookie, sessionCookies } from '../sign-in/staff-cookies.server.ts'
import type { Staff, StaffSession } from '../staff.ts'
import type { StaffLanguage } from '../staff-language.ts'

/**
 * `mustAddFactor`: an owner who signed in without a second factor while the settings require one. They only reach their profile,
 * to add one, or are asked to sign in by their passkey. `language`: in which they read the admin area.
 */
export type SignedIn = {
  staff: Staff
  session: StaffSession
  language: StaffLanguage
  mustAddFactor: boolean
  cookies: string[]
}

/** The signed-in member; or nobody, with the reason when their session has expired or a provider could not confirm it. */
export type SignInCheck = { found: SignedIn } | { found: undefined; why?: 'user-token-expired' | 'provider-away' }

/**
 * The member whose session a request carries, with the cookies to set when the session was extended. A disabled member is not
 * signed in; a changed role is the new one.
 */
export const findSignedIn = async (ctx: Context, headers: Headers): Promise<SignedIn | undefined> =>
  (await checkSignedIn(ctx, headers)).found

/** The same, with the reason why not. A disabled member is not signed in, whatever a provider says; it is not called. */
export async function checkSignedIn(ctx: Context, headers: Headers): Promise<SignInCheck> {
  const { response, headers: answered } = await readSession(ctx, headers)
  if (!response) return { found: undefined, ...(endsSessionCookie(ctx, answered) && { why: 'user-token-expired' }) }
  if (response.user.disabled) return { found: undefined }
  const { user, session: row } = response
  // When signing in here is closed, a session that began here has ended.
  if (row.method !== 'provider' && !ownSignIn(ctx)) return { found: undefined, why: 'user-token-expired' }
  const token = row.method === 'provider' ? await followTokens(ctx, row.id) : undefined
  if (token?.status === 'ended') return { found: undefined, why: 'user-token-expired' }
  if (token?.status === 'unavailable') return { found: undefined, why: 'provider-away' }
  const staff = { id: user.id, name: user.name, email: user.email, role: user.role }
  const session = { id: row.id, method: row.method, signedInAt: provedAt(row.createdAt, token) }
  const cookies = sessionCookies(ctx, answered)
  return {
    found: { staff, session, language: user.language ?? 'en', mustAddFactor: await mustAddFactor(ctx, staff, session), cookies },
  }
}

/**
 * When the member last proved who they are. A provider may let them in here on a sign-in of last week: then the time of that
 * sign-in counts, or never if the provider does not report it.
 */
function provedAt(createdAt: Date, token: Extract<TokenStatus, { status: 'valid' }> | undefined): Date {
  if (!token) return createdAt
  const proved = token.provedAt ?? new Date(0)
  return proved < createdAt ? proved : createdAt
}

const readSession = (ctx: Context, headers: Headers) =>
  querySessions(() => sessionStoreOf(ctx).api.getSession({ headers, returnHeaders: true }))

/**
 * A passkey is two factors by itself, and a provider has its own rules. With an authenticator, the code was checked at sign-in. A
 * passkey was not: who signed in without it may only know the password, unless the passkey was added since.
 */
async function mustAddFactor(ctx: Context, staff: Staff, { method, signedInAt }: StaffSession): Promise<boolean> {
  if (staff.role !== 'owner' || method === 'passkey' || method === 'provider') return false
  const { ownersNeedSecondFactor } = await findSettings(ctx.db)
  if (!ownersNeedSecondFactor || (await hasAuthenticator(ctx.db, staff.id))) return false
  return !(await hasPasskey(ctx.db, staff.id, signedInAt))
}
