import { z } from 'zod'
import { findAuditEntry } from '#features/audit-log/reads.server.ts'
import { securityNoticeOf } from '#features/audit-log/security-notice.ts'
import { englishFrame } from '#features/emails/email-frame.ts'
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
 * The job of `securityNoticeQueue`: emails every owner about a new owner or changed payment details. Disabled owners and those who have
 * not joined get it too, because an owner who was just disabled must know. Safe to run again.
 */
export async function sendSecurityNotice(ctx: Context, data: Record<string, unknown>): Promise<void> {
  const { auditEntryId } = Job.parse(data)
  const entry = await findAuditEntry(ctx.db, auditEntryId)
  const kind = entry && securityNoticeOf({ ...entry, subject: { id: entry.subjectId } })
  if (!entry || !kind) return
  const { company } = await findSettings(ctx.db)
  const { at, actor, subject } = entry
  const when = `${dayText(kigaliDay(at))} at ${kigaliClock(at)} (Kigali)`
  const { subject: title, heading, preview, paragraphs } = securityNoticeWords[kind]({ who: actor, when, subject })
  for (const to of await listOwnerEmails(ctx.db)) {
    await sendEmail(ctx, {
      occasion: `security-notice:${auditEntryId}:${to}`,
      bookingId: null,
      to,
      subject: `${company.name}: ${title}`,
      language: 'en',
      content: (
        <EmailLayout read={englishFrame(ctx)} company={company} preview={preview} heading={heading}>
          {paragraphs.map((sentence) => (
            <Paragraph key={sentence}>{sentence}</Paragraph>
          ))}
        </EmailLayout>
      ),
    })
  }
}
