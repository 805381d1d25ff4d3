import { APIError } from 'better-auth/api'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { identityOf } from './identity.server.ts'
import { askDatabase, hasSecondFactor } from './reads.server.ts'
import type { Staff, StaffSession } from './staff.ts'

/** `mustAddFactor`: an owner without a second factor where the house asks owners for one; they reach their own profile only. */
export type SignedIn = { staff: Staff; session: StaffSession; mustAddFactor: boolean; cookies: string[] }

/**
 * The member of staff whose session a request carries, and the cookies to set again where the session was given a new end.
 * Somebody who was disabled meanwhile is nobody; a role that was changed is the new one.
 */
export async function findSignedIn(ctx: Context, headers: Headers): Promise<SignedIn | undefined> {
  const found = await findSession(ctx, headers)
  if (!found || found.response.user.disabled) return undefined
  const { user, session: row } = found.response
  const staff = { id: user.id, name: user.name, email: user.email, role: user.role }
  const session = { id: row.id, method: row.method, signedInAt: row.createdAt }
  return { staff, session, mustAddFactor: await mustAddFactor(ctx, staff, session), cookies: found.headers.getSetCookie() }
}

async function findSession(ctx: Context, headers: Headers) {
  try {
    const { response, headers: answered } = await identityOf(ctx).api.getSession({ headers, returnHeaders: true })
    return response ? { response, headers: answered } : undefined
  } catch (error) {
    // The library hides why it failed. Where the database is away this throws the reason itself, which is a 503 and no bug.
    if (error instanceof APIError) await askDatabase(ctx.db)
    throw error
  }
}

/** A passkey is two factors by itself, and what a provider asks for is the provider's matter. */
async function mustAddFactor(ctx: Context, staff: Staff, { method }: StaffSession): Promise<boolean> {
  if (staff.role !== 'owner' || method === 'passkey' || method === 'provider') return false
  const { ownersNeedSecondFactor } = await findSettings(ctx.db)
  return ownersNeedSecondFactor && !(await hasSecondFactor(ctx.db, staff.id))
}
