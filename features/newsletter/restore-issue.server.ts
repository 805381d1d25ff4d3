import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Db } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findIssue } from './reads.server.ts'
import type { IssueText } from './save-issue.server.ts'
import { insertIssue } from './writes.server.ts'

/** The text of a deleted draft, from the audit log. Undefined where no draft was deleted, or where it is restored already. */
export async function findDeletedIssue(db: Db, id: string): Promise<IssueText | undefined> {
  if (await findIssue(db, id)) return undefined
  const entry = (await listAuditEntriesOf(db, { kind: 'newsletter', id }, ['newsletter-deleted'])).at(-1)
  // The release before logged no texts in other languages.
  return entry && { texts: {}, ...(entry.facts.before as Omit<IssueText, 'texts'> & Partial<IssueText>) }
}

/** Undoes the deletion of a draft: the same id, the same text. Refused where no draft was deleted. */
export function restoreIssue(
  ctx: Context,
  { id, staff }: { id: string; staff: { id: string; name: string } },
): Promise<Outcome<undefined, { reason: 'issue-unknown' }>> {
  return transact<undefined, { reason: 'issue-unknown' }>(ctx.db, async (tx) => {
    const text = await findDeletedIssue(tx, id)
    if (!text) return (await findIssue(tx, id)) ? done(undefined) : refused({ reason: 'issue-unknown' })
    await insertIssue(tx, { ...text, id, at: ctx.clock.now(), by: staff.name })
    const subject = { kind: 'newsletter', id, words: text.subject } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'newsletter-saved', subject, facts: { before: null, after: text } })
    return done(undefined)
  })
}
