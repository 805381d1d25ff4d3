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
import { createInvitation } from './create-invitation.server.ts'
import { type NameFault, nameFault, normalizeName } from './name-rules.ts'

export type Invitation = { name: string; email: string; role: Role }
export type InviteRefusal = NameFault | 'invalid-email' | 'email-already-in-use' | 'not-allowed'

/**
 * An owner invites somebody, who becomes a member at once and joins by the key in an email. Refused: an invalid name or address,
 * and a taken address, which only owners can learn this way.
 */
export async function inviteStaff(
  ctx: Context,
  { actor, invitation }: { actor: Pick<Staff, 'id' | 'name'>; invitation: Invitation },
): Promise<Outcome<{ staffId: string; key: string }, { reason: InviteRefusal }>> {
  const name = normalizeName(invitation.name)
  const email = invitation.email.trim().toLowerCase()
  const { role } = invitation
  const fault = nameFault(name)
  if (fault) return refused({ reason: fault })
  if (!isMailAddress(email)) return refused({ reason: 'invalid-email' })
  return transact<{ staffId: string; key: string }, { reason: InviteRefusal }>(ctx.db, async (tx) => {
    await lockStaff(tx)
    const asker = await findStaff(tx, actor.id)
    if (!asker || !may(asker.role, 'staff:write')) return refused({ reason: 'not-allowed' })
    if (await hasEmail(tx, email)) return refused({ reason: 'email-already-in-use' })
    const id = randomUUID()
    await insertStaff(tx, { id, name, email, role, invited_at: ctx.clock.now() })
    const subject = { kind: 'staff', id, words: name } as const
    await recordAudit(ctx, tx, { actor, action: 'staff-invited', subject, facts: { email, role } })
    return done({ staffId: id, key: await createInvitation(ctx, tx, id) })
  })
}
