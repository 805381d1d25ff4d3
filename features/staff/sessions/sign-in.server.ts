import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { staffCookie } from '../cookies.server.ts'
import { mayTry } from '../count-sign-in-attempt.server.ts'
import { type Entered, enter } from '../enter.server.ts'
import type { IdentityCode } from '../identity-codes.ts'
import { keyLifeMs } from '../key-purposes.ts'
import { makeKey } from '../keys.server.ts'
import { isMailAddress, longestPassword } from '../password-rules.ts'
import { argon2Passwords, type Passwords } from '../passwords.server.ts'
import { findPassword, hasAuthenticator } from '../reads.server.ts'

export type SignInInput = {
  email: string
  password: string
  /** The request's own: its cookies name the session that this one replaces. */
  headers: Headers
  /** Whose request it is, as far as trusted proxies say it. */
  address: string
}

/** Signed in; or the password was right and the code of the authenticator is asked for next, with the cookie that says so. */
export type Passed = ({ next: 'admin' } & Entered) | { next: 'second-step'; cookies: string[] }

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

/** After the first step, whichever it was: in, or on to the code where an authenticator is set up. */
export async function pass(
  ctx: Context,
  first: { staffId: string; method: 'password' | 'link'; headers: Headers },
): Promise<Outcome<Passed, { reason: 'invalid-credential' }>> {
  if (await hasAuthenticator(ctx.db, first.staffId)) {
    const { staffId, method } = first
    const key = await makeKey(ctx, ctx.db, { purpose: 'second-step', staffId, facts: { method } })
    return done({ next: 'second-step', cookies: [staffCookie(ctx, 'second-step', key.text, keyLifeMs['second-step'] / 1000)] })
  }
  const entered = await enter(ctx, first)
  return entered.done ? done({ next: 'admin', ...entered.value }) : entered
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
