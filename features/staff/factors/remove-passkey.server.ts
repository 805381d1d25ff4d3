import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { hasAuthenticator } from '../reads.server.ts'
import type { Staff } from '../staff.ts'
import { mustKeepFactor } from './must-keep-factor.server.ts'
import { listPasskeys } from './reads-factors.server.ts'
import type { RemoveRefusal } from './remove-authenticator.server.ts'
import { deletePasskey, lockFactors } from './writes-factors.server.ts'

/** A member removes one of their passkeys. Refused when it is the last factor of an owner who must have one. */
export const removePasskey = (ctx: Context, staff: Staff, id: string): Promise<Outcome<null, RemoveRefusal>> =>
  transact<null, RemoveRefusal>(ctx.db, async (tx) => {
    await lockFactors(tx, staff.id)
    const others =
      (await listPasskeys(tx, staff.id)).some((passkey) => passkey.id !== id) || (await hasAuthenticator(tx, staff.id))
    if (!others && (await mustKeepFactor(tx, staff))) return refused({ reason: 'last-factor' })
    const name = await deletePasskey(tx, { staffId: staff.id, id })
    if (name === undefined) return done(null)
    const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'passkey-removed', subject, facts: { name } })
    return done(null)
  })
