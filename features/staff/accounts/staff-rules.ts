import { may, type Role } from '../permissions.ts'
import { type AccountFacts, stateOf } from '../staff.ts'

/** What an owner may change about a member. */
export type StaffChange =
  | { what: 'role'; to: Role }
  | { what: 'disable' | 'enable' | 'end-sessions' | 'invite-again' | 'withdraw' }

export type ChangeRefusal = 'last-owner' | 'not-allowed' | 'oneself' | 'has-joined' | 'is-disabled'

/** The actor, the member, and how many other active owners there are. All read under the lock, not from a page. */
export type ChangeFacts = { actor: AccountFacts; member: AccountFacts; otherOwners: number }

/**
 * Why a change is refused; undefined when it is allowed. The last active owner is neither demoted nor disabled. Staff cannot
 * change their own account here. An invitation can be sent again or withdrawn until the member has joined. The actor must have
 * the permission now, not only when the page was opened.
 */
export function changeRefusal(change: StaffChange, { actor, member, otherOwners }: ChangeFacts): ChangeRefusal | undefined {
  if (leavesNoOwner(change, member, otherOwners)) return 'last-owner'
  if (stateOf(actor) !== 'active' || !may(actor.role, 'staff:write')) return 'not-allowed'
  if (actor.id === member.id && change.what !== 'end-sessions') return 'oneself'
  if (change.what !== 'invite-again' && change.what !== 'withdraw') return undefined
  if (member.invitedAt === null || member.joinedAt !== null) return 'has-joined'
  return change.what === 'invite-again' && member.disabled ? 'is-disabled' : undefined
}

/** An invited owner who has not joined does not count as an owner. */
function leavesNoOwner(change: StaffChange, member: AccountFacts, otherOwners: number): boolean {
  if (member.role !== 'owner' || stateOf(member) !== 'active' || otherOwners > 0) return false
  return change.what === 'disable' || (change.what === 'role' && change.to !== 'owner')
}
