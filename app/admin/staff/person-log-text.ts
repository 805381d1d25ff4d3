import type { AuditAction } from '#features/audit-log/action.ts'
import type { Role } from '#features/staff/permissions.ts'
import type { SignInMethod } from '#features/staff/staff.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { auditLogAdminWords } from '../../words/admin/audit-log.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { personLogWords } from '../../words/admin/staff-log.ts'

type Facts = Record<string, unknown>
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const change = ({ before, after }: Facts) => ({ before: text(before), after: text(after) })

/** One line about something that was done to a member of staff, or that they did to their own account. */
export function personLogText(read: ReadWords, action: AuditAction, facts: Facts): string {
  const words = read(personLogWords)
  const { actions } = read(auditLogAdminWords)
  const { roles } = read(frameAdminWords).rail
  const role = (name: unknown) => roles[text(name) as Role] ?? text(name)
  switch (action) {
    case 'signed-in':
      return words.signedIn[text(facts.method) as SignInMethod] ?? actions['signed-in']
    case 'staff-invited':
      return words.invited({ role: role(facts.role), email: text(facts.email) })
    case 'role-changed':
      return words.role({ before: role(facts.before), after: role(facts.after) })
    case 'sessions-ended':
      return typeof facts.ended === 'number' ? words.ended({ count: facts.ended }) : words.allEnded
    case 'name-changed':
      return words.name(change(facts))
    case 'email-changed':
      return words.email(change(facts))
    default:
      return actions[action]
  }
}
