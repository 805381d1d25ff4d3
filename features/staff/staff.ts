import type { Role } from './permissions.ts'

/** A member of staff, as the admin area knows whoever is signed in. */
export type Staff = { id: string; name: string; email: string; role: Role }

/** What a rule has to know of somebody on the staff. */
export type AccountFacts = { id: string; role: Role; disabled: boolean; invitedAt: Date | null; joinedAt: Date | null }

export type StaffState = 'active' | 'invited' | 'disabled'

/** Whether somebody may come in, has not come yet, or may not any more. */
export function stateOf({ disabled, invitedAt, joinedAt }: Omit<AccountFacts, 'id' | 'role'>): StaffState {
  if (disabled) return 'disabled'
  return invitedAt !== null && joinedAt === null ? 'invited' : 'active'
}

/** By what somebody came in: it stays with the session. */
export type SignInMethod = 'password' | 'link' | 'passkey' | 'provider'

/** The session of whoever is signed in. `signedInAt`: for what asks for a recent sign-in. */
export type StaffSession = { id: string; method: SignInMethod; signedInAt: Date }

const recentMs = 15 * 60_000

/** Whether somebody signed in recently enough to change what they sign in with. */
export const isRecent = ({ signedInAt }: StaffSession, now: Date): boolean => now.getTime() - signedInAt.getTime() <= recentMs
