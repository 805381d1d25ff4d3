import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { isMailAddress } from '../email-address.ts'
import { findPassword } from '../reads.server.ts'
import { allowAttempt } from '../sign-in/count-sign-in-attempt.server.ts'
import type { IdentityCode } from '../sign-in/identity-codes.ts'
import { type FirstStepResult, passFirstStep } from '../sign-in/pass-first-step.server.ts'
import { argon2Passwords, type Passwords } from './argon2-passwords.server.ts'
import { longestPassword } from './password-rules.ts'

export type SignInInput = {
  email: string
  password: string
  /** The headers of the request; their cookies name the session that is replaced. */
  headers: Headers
  /** The client address, as trusted proxies report it. */
  address: string
}

/**
 * Signs a member in by email and password. A wrong password, an unknown address and a disabled member get the same refusal after one hash
 * each. The tenth wrong password for an account is refused without a check, wherever it comes from; a known browser is counted
 * separately.
 */
export async function signIn(
  ctx: Context,
  input: SignInInput,
  passwords: Passwords = argon2Passwords,
): Promise<Outcome<FirstStepResult, { reason: IdentityCode }>> {
  const email = input.email.trim().toLowerCase()
  if (!isMailAddress(email)) return refused({ reason: 'invalid-email' })
  if (!(await allowAttempt(ctx, { what: 'sign-in', email, headers: input.headers, address: input.address }))) {
    return refused({ reason: 'too-many-requests' })
  }
  const found = await findPassword(ctx.db, email)
  const right = await isRight(passwords, input.password, found?.hash)
  if (!found || !right || found.disabled) return refused({ reason: 'invalid-credential' })
  return passFirstStep(ctx, { staffId: found.staffId, method: 'password', headers: input.headers })
}

/** Whether a password matches its hash. Without a hash, or with a password that is too long, it does the same work for nothing. */
async function isRight(passwords: Passwords, password: string, hash: string | null | undefined): Promise<boolean> {
  const typed = password.slice(0, longestPassword)
  if (!hash) {
    await passwords.hash(typed)
    return false
  }
  return (await passwords.verify(typed, hash)) && password.length <= longestPassword
}
