import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { hasAuthenticator } from '../reads.server.ts'
import type { Staff } from '../staff.ts'
import { replaceRecoveryCodes } from './recovery-codes.server.ts'
import { lockFactors } from './writes-factors.server.ts'

/** Makes ten new recovery codes; earlier ones stop working. Refused without an authenticator. */
export const makeRecoveryCodes = (
  ctx: Context,
  staff: Staff,
): Promise<Outcome<{ codes: string[] }, { reason: 'no-authenticator' }>> =>
  transact<{ codes: string[] }, { reason: 'no-authenticator' }>(ctx.db, async (tx) => {
    await lockFactors(tx, staff.id)
    if (!(await hasAuthenticator(tx, staff.id))) return refused({ reason: 'no-authenticator' })
    const codes = await replaceRecoveryCodes(tx, staff.id)
    const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'recovery-codes-made', subject })
    return done({ codes })
  })
