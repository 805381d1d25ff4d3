import { randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isMailAddress } from '../email-address.ts'
import { may, type Role } from '../permissions.ts'
import { findStaff } from '../reads.server.ts'
import { hasEmail } from '../reads-people.server.ts'
import type { Staff } from '../staff.ts'
import { insertStaff, lockStaff } from '../writes.server.ts'
import { inviteKey } from './invite-key.server.ts'
import { type NameFault, nameFault, tidyName } from './name-rules.ts'

export type Invitation = { name: string; email: string; role: Role }
export type InviteRefusal = NameFault | 'invalid-email' | 'email-already-in-use' | 'not-allowed'

/**
 * An owner invites somebody: they are on the staff from now on, and come in by the key that a letter takes to them. Refused: a
 * name or an address that is none, and an address that somebody has already, which only an owner is ever told.
 */
export async function inviteStaff(
  ctx: Context,
  { actor, invitation }: { actor: Pick<Staff, 'id' | 'name'>; invitation: Invitation },
): Promise<Outcome<{ staffId: string; key: string }, { reason: InviteRefusal }>> {
  const name = tidyName(invitation.name)
  const email = invitation.email.trim().toLowerCase()
  const { role } = invitation
  const fault = nameFault(name)
  if (fault) return refused({ reason: fault })
  if (!isMailAddress(email)) return refused({ reason: 'invalid-email' })
  return transact<{ staffId: string; key: string }, { reason: InviteRefusal }>(ctx.db, async (tx) => {
    await lockStaff(tx)
    const asks = await findStaff(tx, actor.id)
    if (!asks || !may(asks.role, 'staff:write')) return refused({ reason: 'not-allowed' })
    if (await hasEmail(tx, email)) return refused({ reason: 'email-already-in-use' })
    const id = randomUUID()
    await insertStaff(tx, { id, name, email, role, invited_at: ctx.clock.now() })
    const subject = { kind: 'staff', id, words: name } as const
    await recordAudit(ctx, tx, { actor, action: 'staff-invited', subject, facts: { email, role } })
    return done({ staffId: id, key: await inviteKey(ctx, tx, id) })
  })
}
