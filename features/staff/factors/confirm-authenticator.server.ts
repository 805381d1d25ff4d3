import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Staff } from '../staff.ts'
import { authenticatorAbout } from './begin-authenticator.server.ts'
import { stepOf } from './one-time-code.server.ts'
import { findAuthenticator } from './reads-factors.server.ts'
import { replaceRecoveryCodes } from './recovery-codes.server.ts'
import { sixDigits } from './second-step-codes.ts'
import { lockFactors, markConfirmed } from './writes-factors.server.ts'

export type ConfirmRefusal = { reason: 'code-missing' | 'code-wrong' | 'not-begun' }

/**
 * The first right code confirms an authenticator: from then on a code is asked for at each sign-in by password or letter.
 * In the place of another it is the one that is asked for. Answers ten recovery codes, which are never shown again; those before
 * them open nothing any more.
 */
export async function confirmAuthenticator(
  ctx: Context,
  staff: Staff,
  typed: string,
): Promise<Outcome<{ codes: string[] }, ConfirmRefusal>> {
  const digits = sixDigits(typed)
  if (digits === undefined) return refused({ reason: 'code-missing' })
  return transact<{ codes: string[] }, ConfirmRefusal>(ctx.db, async (tx) => {
    await lockFactors(tx, staff.id)
    const found = await findAuthenticator(tx, staff.id)
    if (!found?.begun) return refused({ reason: 'not-begun' })
    const at = ctx.clock.now()
    const step = stepOf(ctx.encryption.decrypt(found.begun, authenticatorAbout(staff.id)), digits, at)
    if (step === undefined) return refused({ reason: 'code-wrong' })
    // Another tab may have begun anew: the code is then one of a secret that is gone.
    if (!(await markConfirmed(tx, { staffId: staff.id, encrypted: found.begun, step, at })))
      return refused({ reason: 'code-wrong' })
    const codes = await replaceRecoveryCodes(tx, staff.id)
    const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
    await recordAudit(ctx, tx, {
      actor: staff,
      action: 'authenticator-added',
      subject,
      facts: { replaced: found.confirmedAt !== null },
    })
    return done({ codes })
  })
}
