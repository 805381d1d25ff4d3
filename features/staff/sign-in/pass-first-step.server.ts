import type { Context } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { keyLifeMs } from '../keys/key-purposes.ts'
import { makeKey } from '../keys/keys.server.ts'
import { hasAuthenticator } from '../reads.server.ts'
import { staffCookie } from './staff-cookies.server.ts'
import { type Entered, enter } from './start-session.server.ts'

/** Signed in; or the password was right and the code of the authenticator is asked for next, with the cookie that says so. */
export type Passed = ({ next: 'admin' } & Entered) | { next: 'second-step'; cookies: string[] }

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
