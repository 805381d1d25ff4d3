import { APIError } from 'better-auth/api'
import type { Context } from '#platform/context.ts'
import { identityOf } from './identity.server.ts'
import { askDatabase } from './reads.server.ts'
import type { Staff } from './staff.ts'

/**
 * The member of staff whose session a request carries, and the cookies to set again where the session was given a new end.
 * Somebody who was disabled meanwhile is nobody.
 */
export async function findSignedIn(ctx: Context, headers: Headers): Promise<{ staff: Staff; cookies: string[] } | undefined> {
  try {
    const { response, headers: answered } = await identityOf(ctx).api.getSession({ headers, returnHeaders: true })
    if (!response || response.user.disabled) return undefined
    const { id, name, email, role } = response.user
    return { staff: { id, name, email, role }, cookies: answered.getSetCookie() }
  } catch (error) {
    // The library hides why it failed. Where the database is away this throws the reason itself, which is a 503 and no bug.
    if (error instanceof APIError) await askDatabase(ctx.db)
    throw error
  }
}
