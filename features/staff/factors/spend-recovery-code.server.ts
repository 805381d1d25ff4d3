import type { Context, Db } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { countRecoveryCodes } from './reads-factors.server.ts'
import { recoveryCodeHash } from './recovery-codes.server.ts'
import { readRecoveryCode } from './second-step-codes.ts'
import { takeRecoveryCode } from './writes-factors.server.ts'

/** Uses up one of a member's recovery codes and returns how many are left. */
export async function spendRecoveryCode(
  ctx: Context,
  db: Db,
  staffId: string,
  typed: string,
): Promise<Outcome<{ left: number }, { reason: 'recovery-code-wrong' }>> {
  const code = readRecoveryCode(typed)
  if (code === undefined) return refused({ reason: 'recovery-code-wrong' })
  const hash = recoveryCodeHash(staffId, code)
  if (!(await takeRecoveryCode(db, { staffId, hash, at: ctx.clock.now() }))) return refused({ reason: 'recovery-code-wrong' })
  return done({ left: await countRecoveryCodes(db, staffId) })
}
