import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { siteAddress } from '#features/emails/email-frame.ts'
import { sendStoredEmailLater } from '#features/emails/send-stored-email.server.ts'
import { storeEmail } from '#features/emails/store-email.server.ts'
import { composeEmail, renderEmail } from '#features/emails/write-email.server.tsx'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { links } from '#values/links.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { IssueEmail, issueSubject, readPaper } from './issue-email.server.tsx'
import { findIssue, type Issue } from './reads.server.ts'
import type { IssueRefusal } from './save-issue.server.ts'

/** An issue as a reader of a language gets it, and the language that it is in. The link to unsubscribe belongs to no reader. */
export async function previewIssue(
  ctx: Context,
  issue: Pick<Issue, 'subject' | 'body' | 'texts' | 'journeys'>,
  language: string,
) {
  const paper = await readPaper(ctx, issue, language)
  const { read, text } = paper
  const content = <IssueEmail paper={paper} leaveUrl={nobodysLink(ctx, read.language)} />
  return { language: read.language, subject: text.subject, ...renderEmail(content) }
}

/**
 * Sends an issue, as readers of a language get it, to the member of staff who requests it, and to nobody else. `stamp` comes from the page: pressing twice sends
 * one email. The email is the one that readers get, but its link to unsubscribe belongs to no reader.
 */
export async function sendTestIssue(
  ctx: Context,
  {
    id,
    language,
    stamp,
    staff,
  }: { id: string; language: string; stamp: string; staff: { id: string; name: string; email: string } },
): Promise<Outcome<undefined, IssueRefusal>> {
  const issue = await findIssue(ctx.db, id)
  if (!issue) return refused({ reason: 'issue-unknown' })
  const paper = await readPaper(ctx, issue, language)
  const email = await composeEmail(ctx, {
    occasion: `staff:newsletter-test:${id}:${stamp}`,
    bookingId: null,
    to: staff.email,
    subject: `Test. ${issueSubject(paper)}`,
    language: paper.read.language,
    content: <IssueEmail paper={paper} leaveUrl={nobodysLink(ctx, paper.read.language)} />,
  })
  return transact<undefined, IssueRefusal>(ctx.db, async (tx) => {
    const stored = await storeEmail(tx, email)
    if (stored === undefined) return done(undefined)
    await sendStoredEmailLater(ctx, tx, stored)
    const about = { kind: 'newsletter', id, words: issue.subject } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'newsletter-tested', subject: about })
    return done(undefined)
  })
}

const nobodysLink = (ctx: Context, language: string) => siteAddress(ctx, language)(links.leaveNews('nobody', 'test'))
