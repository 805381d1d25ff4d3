import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findIssue } from './reads.server.ts'
import type { IssueRefusal } from './save-issue.server.ts'
import { deleteDraft } from './writes.server.ts'

/**
 * Deletes a draft. Its text stays in the audit log, where `restoreIssue` finds it. Refused: a draft that was changed since, and
 * an issue that is being sent.
 */
export function deleteIssue(
  ctx: Context,
  { id, version, staff }: { id: string; version: number; staff: { id: string; name: string } },
): Promise<Outcome<undefined, IssueRefusal>> {
  return transact<undefined, IssueRefusal>(ctx.db, async (tx) => {
    const issue = await findIssue(tx, id)
    if (!issue) return refused({ reason: 'issue-unknown' })
    if (!(await deleteDraft(tx, { id, version }))) return refused({ reason: 'changed-meanwhile', now: issue })
    const { subject, body, texts, journeys } = issue
    const about = { kind: 'newsletter', id, words: subject } as const
    const facts = { before: { subject, body, texts, journeys }, after: null }
    await recordAudit(ctx, tx, { actor: staff, action: 'newsletter-deleted', subject: about, facts })
    return done(undefined)
  })
}
