import type { ReactElement, ReactNode } from 'react'
import { type AutomaticText, originalText, type TextPart } from '#features/emails/automatic-text.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { Facts } from '#features/emails/figures.server.tsx'
import { fillPlaceholders, unknownPlaceholders } from '#features/emails/placeholders.ts'
import { StaffText } from '#features/emails/staff-text.server.tsx'
import type { BookingState } from '../booking.ts'
import type { EmailContent } from './email-content.server.ts'
import { type EmailFacts, instantWords } from './email-facts.ts'
import { emailValues } from './email-values.ts'
import { endEmails } from './end-emails.server.tsx'
import { lifeEmails } from './life-emails.server.tsx'
import { moneyEmails } from './money-emails.server.tsx'
import { aboutWords, forWords } from './ordered-words.ts'
import type { BookingEmail } from './queue-booking-email.server.ts'
import { startEmails } from './start-emails.server.tsx'

const letters: Record<BookingEmail, EmailContent> = { ...startEmails, ...lifeEmails, ...moneyEmails, ...endEmails }

/** States in which nothing is booked yet. */
const asksOnly: readonly BookingState[] = ['enquiry', 'quoted', 'waitlisted']

/** The three parts of a letter that staff may put in their own words, as they stand here. */
export function originalParts(
  letter: BookingEmail,
  facts: EmailFacts,
): { subject: string; opening: ReactNode; closing: ReactNode } {
  const { subject, opening, closing } = letters[letter]
  return { subject: subject(facts), opening: opening(facts), closing: closing?.(facts) }
}

/** A letter about a booking, ready to be kept: its subject and its page. `own` is what staff say in their own words. */
export function bookingEmail(
  letter: BookingEmail,
  facts: EmailFacts,
  own: AutomaticText = originalText,
): { subject: string; content: ReactElement } {
  const words = letters[letter]
  const { booking, settings, link, confirm } = facts
  const values = emailValues(facts)
  // A booking that has no value for one of the placeholders gets the original words.
  const said = (part: TextPart) => {
    const text = own[part]
    return text !== null && unknownPlaceholders(text, Object.keys(values)).length === 0 ? text : undefined
  }
  const [subject, opening, closing] = [said('subject'), said('opening'), said('closing')]
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
            [asksOnly.includes(booking.state) ? 'Requested' : 'Booked', aboutWords(booking)],
            forWords(booking),
          ]}
        />
      </EmailLayout>
    ),
  }
}
