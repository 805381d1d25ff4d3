import type { ReactElement, ReactNode } from 'react'
import { type AutomaticText, originalText, type TextPart } from '#features/emails/automatic-text.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { Facts } from '#features/emails/figures.server.tsx'
import { fillPlaceholders, unknownPlaceholders } from '#features/emails/placeholders.ts'
import { StaffText } from '#features/emails/staff-text.server.tsx'
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

/** The subject and the content of one email about a booking. `own` is the text that staff wrote in place of the default. */
export function bookingEmail(
  email: BookingEmail,
  facts: EmailFacts,
  own: AutomaticText = originalText,
): { subject: string; content: ReactElement } {
  const words = contents[email]
  const { booking, settings, link, confirm } = facts
  const values = emailValues(facts)
  // The default text is used where staff's text names a placeholder without a value.
  const ownText = (part: TextPart) => {
    const text = own[part]
    return text !== null && unknownPlaceholders(text, Object.keys(values)).length === 0 ? text : undefined
  }
  const [subject, opening, closing] = [ownText('subject'), ownText('opening'), ownText('closing')]
  const staffText = (text: string) => <StaffText text={text} values={values} publicUrl={new URL(link).origin} />
  return {
    subject: `${settings.company.name} ${booking.reference}: ${subject ? fillPlaceholders(subject, values) : words.subject(facts)}`,
    content: (
      <EmailLayout
        company={settings.company}
        preview={words.preview(facts)}
        heading={words.heading(facts)}
        action={confirm ? { words: 'Confirm your email', href: confirm.link } : { words: words.action(facts), href: link }}
      >
        {opening ? staffText(opening) : words.opening(facts)}
        {confirm && (
          <Paragraph>
            <strong>Confirm that this is your email, and we hold it until {instantWords(confirm.until)}.</strong>
          </Paragraph>
        )}
        {words.body?.(facts)}
        {closing ? staffText(closing) : words.closing?.(facts)}
        <Facts
          rows={[
            ['Reference', booking.reference],
            [requestStates.includes(booking.state) ? 'Requested' : 'Booked', aboutWords(booking)],
            forWords(booking),
          ]}
        />
      </EmailLayout>
    ),
  }
}
