import type { InviteRefusal } from '#features/staff/accounts/invite-staff.server.ts'
import type { ChangeRefusal, StaffChange } from '#features/staff/accounts/staff-rules.ts'
import { type Role, roles } from '#features/staff/permissions.ts'

/** What was typed into an invitation, as it was typed; no role where somebody made one up. */
export type TypedInvitation = { name: string; email: string; role: Role | undefined }

/**
 * What the form of an invitation answers: what is wrong with it, where to sign in again first, or the link to hand over, which is
 * shown this once.
 */
export type Invited = {
  typed?: TypedInvitation
  reason?: InviteRefusal
  signIn?: string
  handOver?: { name: string; link: string }
}

const roleIn = (form: FormData): Role | undefined => roles.find((one) => one === form.get('role'))
const textIn = (form: FormData, name: string) =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, 300)

export const readInvitation = (form: FormData): TypedInvitation => ({
  name: textIn(form, 'name'),
  email: textIn(form, 'email'),
  role: roleIn(form),
})

const plain = ['disable', 'enable', 'end-sessions', 'invite-again', 'withdraw'] as const

/** The change that a button of somebody's screen asks for; undefined for what is none. */
export function readChange(form: FormData): StaffChange | undefined {
  const event = form.get('event')
  if (event === 'role') {
    const to = roleIn(form)
    return to && { what: 'role', to }
  }
  const what = plain.find((one) => one === event)
  return what && { what }
}

/** With which status a refusal is answered. */
export function statusOf(reason: InviteRefusal | ChangeRefusal | 'no-staff'): number {
  switch (reason) {
    case 'not-allowed':
    case 'oneself':
      return 403
    case 'no-staff':
      return 404
    case 'email-already-in-use':
    case 'last-owner':
    case 'has-joined':
    case 'is-disabled':
      return 409
    default:
      return 422
  }
}
