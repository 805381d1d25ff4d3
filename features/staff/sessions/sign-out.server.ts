import type { Context } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { querySessions, sessionStoreOf } from '../sign-in/session-store.server.ts'
import type { SignInMethod } from '../staff.ts'
import { deleteSession } from '../writes.server.ts'

/**
 * Ends the session of a request, in the database and by the returned cookies, and returns its sign-in method. Without a session it
 * succeeds as well.
 */
export async function signOut(
  ctx: Context,
  headers: Headers,
): Promise<Outcome<{ cookies: string[]; method: SignInMethod | undefined }, never>> {
  const identity = sessionStoreOf(ctx)
  const session = await querySessions(() => identity.api.getSession({ headers, query: { disableRefresh: true } }))
  // Deleted here first, because the library ignores a database error.
  if (session) await deleteSession(ctx.db, session.session.token)
  const { headers: answered } = await identity.api.signOut({ headers, returnHeaders: true })
  return done({ cookies: answered.getSetCookie(), method: session?.session.method })
}
