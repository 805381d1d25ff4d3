import type { ReactElement, ReactNode } from 'react'
import { type AutomaticText, originalText, type TextPart } from '#features/emails/automatic-text.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { Facts } from '#features/emails/figures.server.tsx'
import { fillPlaceholders, unknownPlaceholders } from '#features/emails/placeholders.ts'
import { StaffText } from '#features/emails/staff-text.server.tsx'
import { emailFrameWords } from '#features/emails/words/email-frame.ts'
import type { BookingState } from '../booking.ts'
import { confirmedEmails } from './confirmed-emails.server.tsx'
import type { EmailContent } from './email-content.server.ts'
import { type EmailFacts, instantWords } from './email-facts.ts'
import { emailValues } from './email-values.ts'
import { endedEmails } from './ended-emails.server.tsx'
import { aboutWords, forWords } from './order-words.ts'
import { paymentEmails } from './payment-emails.server.tsx'
import type { BookingEmail } from './queue-booking-email.server.ts'
import { startEmails } from './start-emails.server.tsx'
import { bookingEmailWords } from './words/booking-emails.ts'

const contents: Record<BookingEmail, EmailContent> = { ...startEmails, ...confirmedEmails, ...paymentEmails, ...endedEmails }

/** States in which nothing is booked yet. */
const requestStates: readonly BookingState[] = ['enquiry', 'quoted', 'waitlisted', 'requested']

/** The default text of the three parts that staff may replace. */
export function originalParts(
  email: BookingEmail,
  facts: EmailFacts,
): { subject: string; opening: ReactNode; closing: ReactNode } {
  const { subject, opening, closing } = contents[email]
  return { subject: subject(facts), opening: opening(facts), closing: closing?.(facts) }
}

/**
 * The subject and the content of one email about a booking, in the language of `facts.read`. `own` is the text that staff wrote in place
 * of the default, in the same language.
 */
export function bookingEmail(
  email: BookingEmail,
  facts: EmailFacts,
  own: AutomaticText = originalText,
): { subject: string; language: string; content: ReactElement } {
  const content = contents[email]
  const { read, booking, settings, link, confirm } = facts
  const words = read(bookingEmailWords)
  const values = emailValues(facts)
  // The default text is used where staff's text names a placeholder without a value.
  const ownText = (part: TextPart) => {
    const text = own[part]
    return text !== null && unknownPlaceholders(text, Object.keys(values)).length === 0 ? text : undefined
  }
  const [subject, opening, closing] = [ownText('subject'), ownText('opening'), ownText('closing')]
  const address = (path: string) => new URL(link).origin + path
  const staffText = (text: string) => <StaffText text={text} values={values} address={address} />
  return {
    language: read.language,
    subject: read(emailFrameWords).subject({
      about: `${settings.company.name} ${booking.reference}`,
      subject: subject ? fillPlaceholders(subject, values) : content.subject(facts),
    }),
    content: (
      <EmailLayout
        read={read}
        company={settings.company}
        preview={content.preview(facts)}
        heading={content.heading(facts)}
        action={confirm ? { words: words.confirm, href: confirm.link } : { words: content.action(facts), href: link }}
      >
        {opening ? staffText(opening) : content.opening(facts)}
        {confirm && (
          <Paragraph>
            <strong>{words.confirmUntil({ until: instantWords(facts, confirm.until) })}</strong>
          </Paragraph>
        )}
        {content.body?.(facts)}
        {closing ? staffText(closing) : content.closing?.(facts)}
        <Facts
          rows={[
            [words.facts.reference, booking.reference],
            [requestStates.includes(booking.state) ? words.facts.requested : words.facts.booked, aboutWords(read, booking)],
            forWords(read, booking),
          ]}
        />
      </EmailLayout>
    ),
  }
}
