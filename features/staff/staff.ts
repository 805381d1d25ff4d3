import type { Role } from './permissions.ts'

/** A member of staff. */
export type Staff = { id: string; name: string; email: string; role: Role }

/** The facts of a member of staff that the account rules read. */
export type AccountFacts = { id: string; role: Role; disabled: boolean; invitedAt: Date | null; joinedAt: Date | null }

export type StaffState = 'active' | 'invited' | 'disabled'

/** Whether a member is active, invited and not joined yet, or disabled. */
export function stateOf({ disabled, invitedAt, joinedAt }: Omit<AccountFacts, 'id' | 'role'>): StaffState {
  if (disabled) return 'disabled'
  return invitedAt !== null && joinedAt === null ? 'invited' : 'active'
}

/** How somebody signed in; stored with the session. */
export type SignInMethod = 'password' | 'link' | 'passkey' | 'provider'

/** The session of a signed-in member. `signedInAt`: for actions that need a recent sign-in. */
export type StaffSession = { id: string; method: SignInMethod; signedInAt: Date }

const recentMs = 15 * 60_000

/** Whether somebody signed in recently enough to change their sign-in methods. */
export const isRecent = ({ signedInAt }: StaffSession, now: Date): boolean => now.getTime() - signedInAt.getTime() <= recentMs
