import type { AuditAction } from '#features/audit-log/action.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { listPeople, type Person } from '../reads-people.server.ts'
import { endAllSessions } from '../sessions/end-sessions.server.ts'
import type { Staff } from '../staff.ts'
import { stateOf } from '../staff.ts'
import { lockStaff } from '../writes.server.ts'
import { deleteKeysOf, deleteStaff, updateStaff } from '../writes-people.server.ts'
import { inviteKey } from './invite-key.server.ts'
import { type ChangeRefusal, type StaffChange, whyNot } from './staff-rules.ts'

/** `key`: what opens the new invitation, where one was made. */
export type Changed = { name: string; key?: string }

/**
 * An owner changes somebody's role, shuts them out or lets them in again, ends their sessions, or deals with their invitation.
 * One at a time in the whole house, by the rules of staff-rules.ts as things are under the lock: of two owners who demote each
 * other at once, one stays. What is so already is done without a word.
 */
export function changeStaff(
  ctx: Context,
  { actor, staffId, change }: { actor: Pick<Staff, 'id' | 'name'>; staffId: string; change: StaffChange },
): Promise<Outcome<Changed, { reason: ChangeRefusal | 'no-staff' }>> {
  return transact<Changed, { reason: ChangeRefusal | 'no-staff' }>(ctx.db, async (tx) => {
    await lockStaff(tx)
    const people = await listPeople(tx)
    const member = people.find(({ id }) => id === staffId)
    if (!member) return refused({ reason: 'no-staff' })
    const asks = people.find(({ id }) => id === actor.id)
    if (!asks) return refused({ reason: 'not-allowed' })
    const otherOwners = people.filter((one) => one.id !== staffId && one.role === 'owner' && stateOf(one) === 'active').length
    const reason = whyNot(change, { actor: asks, member, otherOwners })
    if (reason) return refused({ reason })
    const key = await make(ctx, tx, { actor, member, change })
    return done({ name: member.name, ...(key !== undefined && { key }) })
  })
}

type Making = { actor: Pick<Staff, 'id' | 'name'>; member: Person; change: StaffChange }

/** Makes the change and writes it down. Answers the key of a new invitation. */
async function make(ctx: Context, tx: Tx, { actor, member, change }: Making): Promise<string | undefined> {
  const at = ctx.clock.now()
  const { id, name, role, disabled } = member
  const subject = { kind: 'staff', id, words: name } as const
  const note = (action: AuditAction, facts: Record<string, unknown>) => recordAudit(ctx, tx, { actor, action, subject, facts })
  switch (change.what) {
    case 'role':
      if (change.to === role) break
      await updateStaff(tx, id, { role: change.to }, at)
      await note('role-changed', { before: role, after: change.to })
      break
    case 'disable':
      if (disabled) break
      await updateStaff(tx, id, { disabled: true }, at)
      await note('staff-disabled', { before: stateOf(member), after: 'disabled' })
      await shutOut(ctx, tx, { actor, member })
      break
    case 'enable':
      if (!disabled) break
      // Whatever came to be while they were shut out does not let them in now.
      await shutOut(ctx, tx, { actor, member })
      await updateStaff(tx, id, { disabled: false }, at)
      await note('staff-enabled', { before: 'disabled', after: stateOf({ ...member, disabled: false }), role })
      break
    case 'end-sessions':
      await endAllSessions(ctx, tx, { actor, staff: member })
      break
    case 'invite-again':
      await updateStaff(tx, id, { invited_at: at }, at)
      await deleteKeysOf(tx, id, ['invite'])
      await note('staff-invited-again', { role })
      return inviteKey(ctx, tx, id)
    case 'withdraw':
      await deleteStaff(tx, id)
      await note('invitation-withdrawn', { role })
  }
  return undefined
}

/** Their sessions end, and no key that is on its way opens anything. */
async function shutOut(ctx: Context, tx: Tx, { actor, member }: Omit<Making, 'change'>): Promise<void> {
  await endAllSessions(ctx, tx, { actor, staff: member })
  await deleteKeysOf(tx, member.id)
}
