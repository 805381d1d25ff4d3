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
import { createInvitation } from './create-invitation.server.ts'
import { type ChangeRefusal, changeRefusal, type StaffChange } from './staff-rules.ts'

/** `key`: the key of a new invitation. */
export type Changed = { name: string; key?: string }

/**
 * An owner changes a member's role, disables or enables them, ends their sessions, or renews or withdraws their invitation. Changes of the
 * team happen one at a time, by the rules of staff-rules.ts under the lock: of two owners who demote each other at once, one stays. A
 * change that changes nothing succeeds silently.
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
    const asker = people.find(({ id }) => id === actor.id)
    if (!asker) return refused({ reason: 'not-allowed' })
    const otherOwners = people.filter((one) => one.id !== staffId && one.role === 'owner' && stateOf(one) === 'active').length
    const reason = changeRefusal(change, { actor: asker, member, otherOwners })
    if (reason) return refused({ reason })
    const key = await applyChange(ctx, tx, { actor, member, change })
    return done({ name: member.name, ...(key !== undefined && { key }) })
  })
}

type AppliedChange = { actor: Pick<Staff, 'id' | 'name'>; member: Person; change: StaffChange }

/** Makes the change and records it. Returns the key of a new invitation. */
async function applyChange(ctx: Context, tx: Tx, { actor, member, change }: AppliedChange): Promise<string | undefined> {
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
      await revokeAccess(ctx, tx, { actor, member })
      break
    case 'enable':
      if (!disabled) break
      // A session or key made while they were disabled must not work now.
      await revokeAccess(ctx, tx, { actor, member })
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
      return createInvitation(ctx, tx, id)
    case 'withdraw':
      await deleteStaff(tx, id)
      await note('invitation-withdrawn', { role })
  }
  return undefined
}

/** Ends their sessions and deletes their keys. */
async function revokeAccess(ctx: Context, tx: Tx, { actor, member }: Omit<AppliedChange, 'change'>): Promise<void> {
  await endAllSessions(ctx, tx, { actor, staff: member })
  await deleteKeysOf(tx, member.id)
}
