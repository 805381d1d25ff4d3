import { EmailLayout, LeaveLine } from '#features/emails/email-page.server.tsx'
import { fillPlaceholders } from '#features/emails/placeholders.ts'
import { StaffText } from '#features/emails/staff-text.server.tsx'
import type { NewEmail } from '#features/emails/write-email.server.tsx'
import { plainOf } from '#features/pages/inline-text.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Recipient } from './find-recipients.server.ts'

/**
 * What staff write to everybody of a list. `isNews`: it goes only to confirmed newsletter subscribers, with the link to
 * unsubscribe.
 */
export type MailingText = { subject: string; body: string; isNews: boolean }

/** The email of one recipient of a mailing: the very one that is sent, and shown before. Its frame is English, as what staff write. */
export function mailingEmail(
  { read, company, publicUrl }: { read: ReadWords; company: Settings['company']; publicUrl: string },
  mailingId: string,
  { subject, body, isNews }: MailingText,
  { about, bookingId, email, values, link, leaveUrl }: Recipient,
): NewEmail {
  const heading = fillPlaceholders(subject, values)
  const preview = fillPlaceholders(plainOf(body.split('\n')[0] ?? ''), values).slice(0, 140)
  const leave = isNews ? leaveUrl : undefined
  return {
    occasion: about ? `${about}:mailing-${mailingId}:by-hand` : `mailing:${mailingId}:address:by-hand`,
    bookingId,
    to: email,
    subject: `${company.name}: ${heading}`,
    batchId: mailingId,
    ...(leave && { leaveUrl: leave }),
    content: (
      <EmailLayout
        read={read}
        company={company}
        preview={preview}
        heading={heading}
        action={link === undefined ? undefined : { words: 'See your booking', href: link }}
        foot={leave && <LeaveLine href={leave} />}
      >
        <StaffText text={body} values={values} publicUrl={publicUrl} />
      </EmailLayout>
    ),
  }
}
