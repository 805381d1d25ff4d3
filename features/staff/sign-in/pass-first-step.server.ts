import type { Context } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { keyLifeMs } from '../keys/key-purposes.ts'
import { makeKey } from '../keys/keys.server.ts'
import { hasAuthenticator } from '../reads.server.ts'
import { staffCookie } from './staff-cookies.server.ts'
import { type StartedSession, startSession } from './start-session.server.ts'

/** Signed in, or the code of the authenticator comes next, with its cookie. */
export type FirstStepResult = ({ next: 'admin' } & StartedSession) | { next: 'second-step'; cookies: string[] }

/** After a password or a link: starts the session, or continues to the code when the member has an authenticator. */
export async function passFirstStep(
  ctx: Context,
  first: { staffId: string; method: 'password' | 'link'; headers: Headers },
): Promise<Outcome<FirstStepResult, { reason: 'invalid-credential' }>> {
  if (await hasAuthenticator(ctx.db, first.staffId)) {
    const { staffId, method } = first
    const key = await makeKey(ctx, ctx.db, { purpose: 'second-step', staffId, facts: { method } })
    return done({ next: 'second-step', cookies: [staffCookie(ctx, 'second-step', key.text, keyLifeMs['second-step'] / 1000)] })
  }
  const entered = await startSession(ctx, first)
  return entered.done ? done({ next: 'admin', ...entered.value }) : entered
}
