import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findKeyHolder } from '../keys/find-key-holder.server.ts'
import { takeKey } from '../keys/keys.server.ts'
import { type Passed, pass } from '../sign-in/pass-first-step.server.ts'
import { argon2Passwords } from './argon2-passwords.server.ts'
import { type PasswordFault, passwordFault } from './password-rules.ts'
import { setPassword } from './set-password.server.ts'

export type ChosenByEmail = { key: string; password: string; headers: Headers }
export type ChoosingRefusal = { reason: 'key-over' | PasswordFault }

/**
 * Takes the password that somebody chose by a letter, and lets them in, or on to the code where an authenticator is set up.
 * The key is used up with the password that was taken and not before: one that is refused can be chosen anew.
 */
export async function choosePassword(
  ctx: Context,
  purpose: 'invite' | 'reset',
  { key, password, headers }: ChosenByEmail,
): Promise<Outcome<Passed, ChoosingRefusal>> {
  const staff = await findKeyHolder(ctx, purpose, key)
  if (!staff) return refused({ reason: 'key-over' })
  const fault = passwordFault(password, staff)
  if (fault) return refused({ reason: fault })
  const hash = await argon2Passwords.hash(password)
  const taken = await transact<undefined, ChoosingRefusal>(ctx.db, async (tx) => {
    if (!(await takeKey(ctx, tx, purpose, key))) return refused({ reason: 'key-over' })
    await setPassword(ctx, tx, { staff, hash, by: purpose === 'invite' ? 'invitation' : 'letter' })
    return done(undefined)
  })
  if (!taken.done) return taken
  const method = purpose === 'invite' ? 'password' : 'link'
  const passed = await pass(ctx, { staffId: staff.id, method, headers })
  return passed.done ? passed : refused({ reason: 'key-over' })
}
