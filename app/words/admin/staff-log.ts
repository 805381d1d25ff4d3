import type { AuditAction } from '#features/audit-log/action.ts'
import type { SignInMethod } from '#features/staff/staff.ts'
import { auditLogAdminWords } from './audit-log.ts'
import { counted } from './counted.ts'

/** The sign-in method, after 'Signed in' or at the end of a line. */
const methodWords: Record<SignInMethod, string> = {
  password: 'by password',
  link: 'by email link',
  passkey: 'by passkey',
  provider: 'by identity provider',
}

type Facts = Record<string, unknown>
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const became = ({ before, after }: Facts, word: (name: string) => string = (name) => name) =>
  `${word(text(before))} became ${word(text(after))}`

/** One line about something that was done to a member of staff, or that they did to their own account. */
export function personLogText(action: AuditAction, facts: Facts, roleWord: (role: string) => string): string {
  switch (action) {
    case 'signed-in':
      return `Signed in ${methodWords[text(facts.method) as SignInMethod] ?? ''}`.trim()
    case 'staff-invited':
      return `Invited as ${roleWord(text(facts.role))}, ${text(facts.email)}`
    case 'role-changed':
      return `Role: ${became(facts, roleWord)}`
    case 'sessions-ended':
      return typeof facts.ended === 'number' ? `${counted(facts.ended, 'session')} ended` : 'Sessions ended'
    case 'name-changed':
      return `Name: ${became(facts)}`
    case 'email-changed':
      return `Email: ${became(facts)}`
    default:
      return auditLogAdminWords.actions[action]
  }
}
