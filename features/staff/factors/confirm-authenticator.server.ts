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
 * The first right code confirms an authenticator, in place of an earlier one: every sign-in by password or link then needs its code. Returns
 * ten recovery codes, which are never shown again; earlier ones stop working.
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
    if (!found?.pending) return refused({ reason: 'not-begun' })
    const at = ctx.clock.now()
    const step = stepOf(ctx.encryption.decrypt(found.pending, authenticatorAbout(staff.id)), digits, at)
    if (step === undefined) return refused({ reason: 'code-wrong' })
    // Another tab may have replaced the secret: then the code belongs to the old one.
    if (!(await markConfirmed(tx, { staffId: staff.id, encrypted: found.pending, step, at })))
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
