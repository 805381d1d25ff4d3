import { bookingValueParts } from '#features/bookings/emails/email-values.ts'
import { bookingLinkEmailWords } from '#features/bookings/emails/words/booking-link-email.ts'
import { newsletterEmailParts, siteAddress } from '#features/emails/email-frame.ts'
import { EmailLayout, LeaveLine } from '#features/emails/email-page.server.tsx'
import { fillPlaceholders } from '#features/emails/placeholders.ts'
import { StaffText } from '#features/emails/staff-text.server.tsx'
import { textFor } from '#features/emails/text-in-language.ts'
import { emailFrameWords } from '#features/emails/words/email-frame.ts'
import type { NewEmail } from '#features/emails/write-email.server.tsx'
import { leaveLink } from '#features/enquiries/subscribers/leave-link.server.ts'
import { plainOf } from '#features/pages/inline-text.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import type { Recipient } from './find-recipients.server.ts'
import type { MailingText } from './mailing-form.ts'

/** All that a mailing says besides its text, and what its placeholders may say. */
const mailingParts = [...newsletterEmailParts, bookingLinkEmailWords, ...bookingValueParts]

/** The text that a recipient gets, with its words; undefined where there is none in their language and none in English. */
export const mailingTextFor = (ctx: Pick<Context, 'words'>, { texts }: MailingText, { language }: Pick<Recipient, 'language'>) =>
  textFor(ctx, texts, { language, parts: mailingParts })

/**
 * The email of one recipient of a mailing: the very one that is sent, and shown before. Its frame and the values of its placeholders
 * are in the language of its text. Undefined where no text is for them.
 */
export function mailingEmail(
  ctx: Pick<Context, 'config' | 'words'>,
  { id, company }: { id: string; company: Settings['company'] },
  mailing: MailingText,
  recipient: Recipient,
): NewEmail | undefined {
  const found = mailingTextFor(ctx, mailing, recipient)
  if (!found) return undefined
  const { read, text } = found
  const { about, bookingId, email, link, readerId } = recipient
  const values = recipient.values(read)
  const heading = fillPlaceholders(text.subject, values)
  const preview = fillPlaceholders(plainOf(text.body.split('\n')[0] ?? ''), values).slice(0, 140)
  const reader = mailing.isNews ? readerId : undefined
  return {
    occasion: about ? `${about}:mailing-${id}:by-hand` : `mailing:${id}:address:by-hand`,
    bookingId,
    to: email,
    subject: read(emailFrameWords).subject({ about: company.name, subject: heading }),
    language: read.language,
    batchId: id,
    ...(reader && { leaveUrl: leaveLink(ctx, reader) }),
    content: (
      <EmailLayout
        read={read}
        company={company}
        preview={preview}
        heading={heading}
        action={link === undefined ? undefined : { words: read(bookingLinkEmailWords).action, href: link }}
        foot={reader && <LeaveLine read={read} href={leaveLink(ctx, reader, read.language)} />}
      >
        <StaffText text={text.body} values={values} address={siteAddress(ctx, read.language)} />
      </EmailLayout>
    ),
  }
}
