import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Staff } from '../staff.ts'
import { argon2Passwords } from './argon2-passwords.server.ts'
import { type PasswordFault, passwordFault } from './password-rules.ts'
import { setPassword } from './set-password.server.ts'

/**
 * A member changes their own password; their other sessions end. The caller has checked for a recent sign-in. Refused: a password that is
 * too short, too long or too common.
 */
export async function changePassword(
  ctx: Context,
  { staff, sessionId, password }: { staff: Staff; sessionId: string; password: string },
): Promise<Outcome<undefined, { reason: PasswordFault }>> {
  const fault = passwordFault(password, staff)
  if (fault) return refused({ reason: fault })
  const hash = await argon2Passwords.hash(password)
  await ctx.db.transaction().execute((tx) => setPassword(ctx, tx, { staff, hash, by: 'profile', keep: sessionId }))
  return done(undefined)
}
