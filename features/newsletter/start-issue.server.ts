import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { countReaders } from '#features/enquiries/subscribers/reads-readers.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findIssue } from './reads.server.ts'
import type { IssueRefusal } from './save-issue.server.ts'
import { issueQueue } from './send-issue.server.ts'
import { markStarted } from './writes.server.ts'

/**
 * Starts to send a draft to all readers who have confirmed their address. It is recorded in the same transaction, so pressing
 * twice sends it once. Refused: a draft that was changed since it was shown, and a newsletter without readers.
 */
export function startIssue(
  ctx: Context,
  { id, version, staff }: { id: string; version: number; staff: { id: string; name: string } },
): Promise<Outcome<{ readers: number }, IssueRefusal>> {
  return transact<{ readers: number }, IssueRefusal>(ctx.db, async (tx) => {
    const issue = await findIssue(tx, id)
    if (!issue) return refused({ reason: 'issue-unknown' })
    const { confirmed: readers } = await countReaders(tx)
    if (issue.state === 'draft' && readers === 0) return refused({ reason: 'no-readers' })
    const at = ctx.clock.now()
    if (!(await markStarted(tx, { id, version, at, readers }))) {
      const now = (await findIssue(tx, id)) ?? issue
      if (now.state !== 'draft' && now.version === version) return done({ readers: now.readersCount ?? 0 })
      return refused({ reason: 'changed-meanwhile', now })
    }
    await ctx.jobs.add(tx, issueQueue, { issueId: id })
    const about = { kind: 'newsletter', id, words: issue.subject } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'newsletter-started', subject: about, facts: { count: readers } })
    return done({ readers })
  })
}
