import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { isMailAddress } from '../email-address.ts'
import { findPassword } from '../reads.server.ts'
import { mayTry } from '../sign-in/count-sign-in-attempt.server.ts'
import type { IdentityCode } from '../sign-in/identity-codes.ts'
import { type Passed, pass } from '../sign-in/pass-first-step.server.ts'
import { argon2Passwords, type Passwords } from './argon2-passwords.server.ts'
import { longestPassword } from './password-rules.ts'

export type SignInInput = {
  email: string
  password: string
  /** The request's own: its cookies name the session that this one replaces. */
  headers: Headers
  /** Whose request it is, as far as trusted proxies say it. */
  address: string
}

/**
 * Signs a member of staff in by e-mail and password. A wrong password, an unknown address and somebody who is disabled are
 * refused alike, at the price of one hash each. The tenth wrong password for an account is refused unseen, wherever it comes
 * from; a browser that has signed in before is counted apart.
 */
export async function signIn(
  ctx: Context,
  ask: SignInInput,
  passwords: Passwords = argon2Passwords,
): Promise<Outcome<Passed, { reason: IdentityCode }>> {
  const email = ask.email.trim().toLowerCase()
  if (!isMailAddress(email)) return refused({ reason: 'invalid-email' })
  if (!(await mayTry(ctx, { what: 'sign-in', email, headers: ask.headers, address: ask.address }))) {
    return refused({ reason: 'too-many-requests' })
  }
  const found = await findPassword(ctx.db, email)
  const right = await isRight(passwords, ask.password, found?.hash)
  if (!found || !right || found.disabled) return refused({ reason: 'invalid-credential' })
  return pass(ctx, { staffId: found.staffId, method: 'password', headers: ask.headers })
}

/** Whether a password is the one that was kept. Where none is kept, or it is longer than any, the same work is done for nothing. */
async function isRight(passwords: Passwords, password: string, hash: string | null | undefined): Promise<boolean> {
  const typed = password.slice(0, longestPassword)
  if (!hash) {
    await passwords.hash(typed)
    return false
  }
  return (await passwords.verify(typed, hash)) && password.length <= longestPassword
}
