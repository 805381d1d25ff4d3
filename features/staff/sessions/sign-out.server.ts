import type { Context } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { identityOf, querySessions } from '../sign-in/session-store.server.ts'
import type { SignInMethod } from '../staff.ts'
import { deleteSession } from '../writes.server.ts'

/**
 * Ends the session that a request carries, in the database and by the cookies to set, and says by what it had begun. Done as
 * well where there is none: whoever asks is signed out.
 */
export async function signOut(
  ctx: Context,
  headers: Headers,
): Promise<Outcome<{ cookies: string[]; method: SignInMethod | undefined }, never>> {
  const identity = identityOf(ctx)
  const session = await querySessions(() => identity.api.getSession({ headers, query: { disableRefresh: true } }))
  // By our own hand first: the library goes on in silence where the database refuses.
  if (session) await deleteSession(ctx.db, session.session.token)
  const { headers: answered } = await identity.api.signOut({ headers, returnHeaders: true })
  return done({ cookies: answered.getSetCookie(), method: session?.session.method })
}
