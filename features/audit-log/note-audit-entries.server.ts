import type { Context, Db, Tx } from '#platform/context.ts'
import type { AuditAction, Subject } from './action.ts'
import { securityNoticeOf, securityNoticeQueue } from './security-notice.ts'
import { insertAuditEntry } from './writes.server.ts'

/** What is written down of one thing that was done; see `recordAudit`. */
export type NewAuditEntry = {
  actor: { id: string; name: string } | null
  action: AuditAction
  subject: Subject
  facts?: Record<string, unknown>
}

/**
 * Writes down several things that were done at once, in one statement: at most 1,000. None writes nothing. Answers the entries in
 * order. What concerns who owns the account, or where money goes, is told to every owner by a job of the same transaction.
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
