import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { hasAuthenticator } from '../reads.server.ts'
import type { Staff } from '../staff.ts'
import { mustKeepFactor } from './must-keep-factor.server.ts'
import { listPasskeys } from './reads-factors.server.ts'
import { deleteAuthenticator, deleteRecoveryCodes, lockFactors } from './writes-factors.server.ts'

export type RemoveRefusal = { reason: 'last-factor' }

/** Removes a member's authenticator and recovery codes. Refused when it is the last factor of an owner who must have one. */
export const removeAuthenticator = (ctx: Context, staff: Staff): Promise<Outcome<null, RemoveRefusal>> =>
  transact<null, RemoveRefusal>(ctx.db, async (tx) => {
    await lockFactors(tx, staff.id)
    if (!(await hasAuthenticator(tx, staff.id))) return done(null)
    const others = await listPasskeys(tx, staff.id)
    if (others.length === 0 && (await mustKeepFactor(tx, staff))) return refused({ reason: 'last-factor' })
    await deleteAuthenticator(tx, staff.id)
    await deleteRecoveryCodes(tx, staff.id)
    const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'authenticator-removed', subject })
    return done(null)
  })
