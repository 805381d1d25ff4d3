import { may, type Role } from '../permissions.ts'
import { type AccountFacts, stateOf } from '../staff.ts'

/** What an owner changes about somebody on the staff. */
export type StaffChange =
  | { what: 'role'; to: Role }
  | { what: 'disable' | 'enable' | 'end-sessions' | 'invite-again' | 'withdraw' }

export type ChangeRefusal = 'last-owner' | 'not-allowed' | 'oneself' | 'has-joined' | 'is-disabled'

/** Who asks, whom it is about, and how many other owners may come in. All as they are under the lock, not as a page showed them. */
export type ChangeFacts = { actor: AccountFacts; member: AccountFacts; otherOwners: number }

/**
 * Why a change may not be made; undefined where it may. The house is never left without an owner who can come in: the last one
 * is neither demoted nor disabled. Nobody decides about themselves. An invitation is sent again or withdrawn as long as nobody
 * has come by it. Whoever asks must still be allowed to, whatever they were when they opened the page.
 */
export function whyNot(change: StaffChange, { actor, member, otherOwners }: ChangeFacts): ChangeRefusal | undefined {
  if (leavesNoOwner(change, member, otherOwners)) return 'last-owner'
  if (stateOf(actor) !== 'active' || !may(actor.role, 'staff:write')) return 'not-allowed'
  if (actor.id === member.id && change.what !== 'end-sessions') return 'oneself'
  if (change.what !== 'invite-again' && change.what !== 'withdraw') return undefined
  if (member.invitedAt === null || member.joinedAt !== null) return 'has-joined'
  return change.what === 'invite-again' && member.disabled ? 'is-disabled' : undefined
}

/** An owner who was only invited has never been in: the house does not rest on them. */
function leavesNoOwner(change: StaffChange, member: AccountFacts, otherOwners: number): boolean {
  if (member.role !== 'owner' || stateOf(member) !== 'active' || otherOwners > 0) return false
  return change.what === 'disable' || (change.what === 'role' && change.to !== 'owner')
}
