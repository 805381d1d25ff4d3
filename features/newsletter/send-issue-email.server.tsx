import { sendEmail } from '#features/emails/send-email.server.tsx'
import { leaveLink } from '#features/enquiries/subscribers/leave-link.server.ts'
import { findConfirmedReader } from '#features/enquiries/subscribers/reads-readers.server.ts'
import type { Context } from '#platform/context.ts'
import { IssueEmail, issueSubject, readPaper } from './issue-email.server.tsx'
import { findIssue } from './reads.server.ts'

/**
 * The job that sends an issue to one reader, in their language where it has a text in it. A reader gets one email, however often the job runs. Sends nothing to a reader who
 * has unsubscribed, and nothing of a stopped issue. Throws on malformed job data.
 */
export async function sendIssueEmail(ctx: Context, { issueId, readerId }: Record<string, unknown>): Promise<void> {
  if (typeof issueId !== 'string' || typeof readerId !== 'string') throw new Error('A job without its issue or its reader')
  const issue = await findIssue(ctx.db, issueId)
  const reader = await findConfirmedReader(ctx.db, readerId)
  if (!issue || !reader || (issue.state !== 'sending' && issue.state !== 'sent')) return
  const paper = await readPaper(ctx, issue, reader.language)
  const { language } = paper.read
  await sendEmail(ctx, {
    occasion: `newsletter:${reader.id}:issue-${issueId}`,
    bookingId: null,
    to: reader.email,
    subject: issueSubject(paper),
    language,
    batchId: issueId,
    leaveUrl: leaveLink(ctx, reader.id),
    content: <IssueEmail paper={paper} leaveUrl={leaveLink(ctx, reader.id, language)} />,
  })
}
