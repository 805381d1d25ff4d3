import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findKeyHolder } from '../keys/find-key-holder.server.ts'
import { takeKey } from '../keys/keys.server.ts'
import { type FirstStepResult, passFirstStep } from '../sign-in/pass-first-step.server.ts'
import { argon2Passwords } from './argon2-passwords.server.ts'
import { type PasswordFault, passwordFault } from './password-rules.ts'
import { setPassword } from './set-password.server.ts'

export type ChosenByEmail = { key: string; password: string; headers: Headers }
export type ChoosingRefusal = { reason: 'key-over' | PasswordFault }

/**
 * Stores the password that a member chose by a link in an email and signs them in, or continues to the code of their authenticator. The
 * key is used up only by an accepted password: after a refused one they can choose again.
 */
export async function choosePassword(
  ctx: Context,
  purpose: 'invite' | 'reset',
  { key, password, headers }: ChosenByEmail,
): Promise<Outcome<FirstStepResult, ChoosingRefusal>> {
  const staff = await findKeyHolder(ctx, purpose, key)
  if (!staff) return refused({ reason: 'key-over' })
  const fault = passwordFault(password, staff)
  if (fault) return refused({ reason: fault })
  const hash = await argon2Passwords.hash(password)
  const stored = await transact<undefined, ChoosingRefusal>(ctx.db, async (tx) => {
    if (!(await takeKey(ctx, tx, purpose, key))) return refused({ reason: 'key-over' })
    await setPassword(ctx, tx, { staff, hash, by: purpose === 'invite' ? 'invitation' : 'letter' })
    return done(undefined)
  })
  if (!stored.done) return stored
  const method = purpose === 'invite' ? 'password' : 'link'
  const passed = await passFirstStep(ctx, { staffId: staff.id, method, headers })
  return passed.done ? passed : refused({ reason: 'key-over' })
}
