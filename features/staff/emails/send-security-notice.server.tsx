import { z } from 'zod'
import { findAuditEntry } from '#features/audit-log/reads.server.ts'
import { securityNoticeOf } from '#features/audit-log/security-notice.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { listOwnerEmails } from '../reads-sign-in-methods.server.ts'
import { securityNoticeWords } from './security-notice-words.ts'

const Job = z.object({ auditEntryId: z.number() })

/**
 * The job of `securityNoticeQueue`: tells every owner by e-mail of a new owner or of changed payment details, those too who are
 * disabled or have not joined yet: an owner who was just shut out is the one who must know. Safe to run again.
 */
export async function sendSecurityNotice(ctx: Context, data: Record<string, unknown>): Promise<void> {
  const { auditEntryId } = Job.parse(data)
  const activity = await findAuditEntry(ctx.db, auditEntryId)
  const kind = activity && securityNoticeOf({ ...activity, subject: { id: activity.subjectId } })
  if (!activity || !kind) return
  const { company } = await findSettings(ctx.db)
  const { at, actor, subject } = activity
  const when = `${dayText(kigaliDay(at))} at ${kigaliClock(at)} (Kigali)`
  const { subject: title, heading, preview, says } = securityNoticeWords[kind]({ who: actor, when, subject })
  for (const to of await listOwnerEmails(ctx.db)) {
    await sendEmail(ctx, {
      occasion: `security-notice:${auditEntryId}:${to}`,
      bookingId: null,
      to,
      subject: `${company.name}: ${title}`,
      content: (
        <EmailLayout company={company} preview={preview} heading={heading}>
          {says.map((sentence) => (
            <Paragraph key={sentence}>{sentence}</Paragraph>
          ))}
        </EmailLayout>
      ),
    })
  }
}
