import type { ReactElement, ReactNode } from 'react'
import { type AutomaticText, originalText, type TextPart } from '#features/letters/automatic-text.ts'
import { Facts } from '#features/letters/figures.server.tsx'
import { LetterPage, Say } from '#features/letters/letter-page.server.tsx'
import { fillPlaceholders, unknownPlaceholders } from '#features/letters/placeholders.ts'
import { StaffText } from '#features/letters/staff-text.server.tsx'
import type { BookingState } from '../booking.ts'
import type { BookingLetter } from '../write-letter-later.server.ts'
import { endLetters } from './end-letters.server.tsx'
import { instantWords, type LetterFacts } from './letter-facts.ts'
import { letterValues } from './letter-values.ts'
import { lifeLetters } from './life-letters.server.tsx'
import { moneyLetters } from './money-letters.server.tsx'
import { aboutWords, forWords } from './ordered-words.ts'
import { startLetters } from './start-letters.server.tsx'

/** The words of one letter. */
export type Words = {
  /** What follows the operator's name and the reference. */
  subject: (facts: LetterFacts) => string
  /** What a mailbox shows beside the subject: what it means for the reader. */
  preview: (facts: LetterFacts) => string
  heading: (facts: LetterFacts) => string
  /** How it begins, what it tells in figures, and how it ends: staff may put their own words for the first and the last. */
  opening: (facts: LetterFacts) => ReactNode
  body?: (facts: LetterFacts) => ReactNode
  closing?: (facts: LetterFacts) => ReactNode
  /** The button to the booking's own page. */
  action: (facts: LetterFacts) => string
}

const letters: Record<BookingLetter, Words> = { ...startLetters, ...lifeLetters, ...moneyLetters, ...endLetters }

/** States in which nothing is booked yet. */
const asksOnly: readonly BookingState[] = ['enquiry', 'quoted', 'waitlisted']

/** The three parts of a letter that staff may put in their own words, as they stand here. */
export function originalParts(
  letter: BookingLetter,
  facts: LetterFacts,
): { subject: string; opening: ReactNode; closing: ReactNode } {
  const { subject, opening, closing } = letters[letter]
  return { subject: subject(facts), opening: opening(facts), closing: closing?.(facts) }
}

/** A letter about a booking, ready to be kept: its subject and its page. `own` is what staff say in their own words. */
export function bookingLetter(
  letter: BookingLetter,
  facts: LetterFacts,
  own: AutomaticText = originalText,
): { subject: string; content: ReactElement } {
  const words = letters[letter]
  const { booking, settings, link, confirm } = facts
  const values = letterValues(facts)
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
      <LetterPage
        company={settings.company}
        preview={words.preview(facts)}
        heading={words.heading(facts)}
        action={confirm ? { words: 'Confirm your email', href: confirm.link } : { words: words.action(facts), href: link }}
      >
        {opening ? staffText(opening) : words.opening(facts)}
        {confirm && (
          <Say>
            <strong>Confirm that this is your email, and we hold it until {instantWords(confirm.until)}.</strong>
          </Say>
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
      </LetterPage>
    ),
  }
}
