import { isAccountSetting } from '#features/payments/payment-methods.ts'
import type { AuditAction } from './action.ts'

/** The queue of notices to owners; server/jobs.ts runs `sendSecurityNotice` for it. */
export const securityNoticeQueue = 'security-notices'

export type SecurityNoticeKind = 'new-owner' | 'payment-details'

/**
 * Whether something staff did concerns who owns the account of the company or where its money goes. Every owner gets
 * an email, and the dashboard shows it for `securityNoticeMs`. `role` comes from the facts that are written down with it.
 */
export function securityNoticeOf({
  action,
  subject,
  facts = {},
}: {
  action: AuditAction
  subject: { id: string }
  facts?: Record<string, unknown>
}): SecurityNoticeKind | undefined {
  if (action === 'staff-invited' || action === 'staff-enabled') return facts.role === 'owner' ? 'new-owner' : undefined
  if (action === 'role-changed') return facts.after === 'owner' ? 'new-owner' : undefined
  if (action === 'owner-rescued') return 'new-owner'
  if (action === 'setting-changed') return isAccountSetting(subject.id) ? 'payment-details' : undefined
  return undefined
}

/** The actions that may be one, so that a query asks for them alone. */
export const securityNoticeActions: readonly AuditAction[] = [
  'staff-invited',
  'staff-enabled',
  'role-changed',
  'owner-rescued',
  'setting-changed',
]

/** How long the dashboard shows one. */
export const securityNoticeMs = 24 * 60 * 60_000
