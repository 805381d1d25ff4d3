import type { Context, Db, Tx } from '#platform/context.ts'
import type { AuditAction, Subject } from './action.ts'
import { securityNoticeOf, securityNoticeQueue } from './security-notice.ts'
import { insertAuditEntry } from './writes.server.ts'

/** An entry about one thing; see `recordAudit`. */
export type NewAuditEntry = {
  actor: { id: string; name: string } | null
  action: AuditAction
  subject: Subject
  facts?: Record<string, unknown>
}

/**
 * Records several entries in one statement, at most 1,000. Answers them in order. Changes of owners or payment details are
 * emailed to every owner by a job of the same transaction.
 */
export async function recordAudits(ctx: Context, db: Db, activities: readonly NewAuditEntry[]): Promise<number[]> {
  if (activities.length === 0) return []
  const at = ctx.clock.now()
  const rows = activities.map(({ actor, action, subject, facts = {} }) => ({
    at,
    actor_id: actor?.id ?? null,
    actor: actor?.name ?? 'The server',
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject: subject.words,
    facts: JSON.stringify(facts),
  }))
  const ids = await insertAuditEntry(db, rows)
  for (const [n, activity] of activities.entries()) {
    if (!securityNoticeOf(activity)) continue
    if (!isTransaction(db)) throw new Error(`${activity.action} is written down in the transaction of the change`)
    await ctx.jobs.add(db, securityNoticeQueue, { auditEntryId: ids[n] })
  }
  return ids
}

const isTransaction = (db: Db): db is Tx => db.isTransaction
