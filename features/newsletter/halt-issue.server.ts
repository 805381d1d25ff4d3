import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findIssue } from './reads.server.ts'
import type { IssueRefusal } from './save-issue.server.ts'
import { issueQueue } from './send-issue.server.ts'
import { moveIssue } from './writes.server.ts'

/**
 * Stops the sending of an issue, or continues it. No email is handed over after the commit that stops it. Continuing starts at
 * the first reader again; who has the email already gets no second one. Safe to call twice.
 */
export function haltIssue(
  ctx: Context,
  { id, goOn, staff }: { id: string; goOn: boolean; staff: { id: string; name: string } },
): Promise<Outcome<undefined, IssueRefusal>> {
  return transact<undefined, IssueRefusal>(ctx.db, async (tx) => {
    const issue = await findIssue(tx, id)
    if (!issue) return refused({ reason: 'issue-unknown' })
    const moved = await moveIssue(tx, { id, from: goOn ? 'stopped' : 'sending', to: goOn ? 'sending' : 'stopped' })
    if (!moved) return done(undefined)
    if (goOn) await ctx.jobs.add(tx, issueQueue, { issueId: id })
    const about = { kind: 'newsletter', id, words: issue.subject } as const
    await recordAudit(ctx, tx, { actor: staff, action: goOn ? 'newsletter-continued' : 'newsletter-stopped', subject: about })
    return done(undefined)
  })
}
