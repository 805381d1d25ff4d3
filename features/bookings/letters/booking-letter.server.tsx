import type { ReactElement, ReactNode } from 'react'
import { Facts } from '#features/letters/figures.server.tsx'
import { LetterPage } from '#features/letters/letter-page.server.tsx'
import type { BookingState } from '../booking.ts'
import type { BookingLetter } from '../write-letter-later.server.ts'
import { endLetters } from './end-letters.server.tsx'
import type { LetterFacts } from './letter-facts.ts'
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
  body: (facts: LetterFacts) => ReactNode
  /** The button to the booking's own page. */
  action: (facts: LetterFacts) => string
}

const letters: Record<BookingLetter, Words> = { ...startLetters, ...lifeLetters, ...moneyLetters, ...endLetters }

/** States in which nothing is booked yet. */
const asksOnly: readonly BookingState[] = ['enquiry', 'quoted', 'waitlisted']

/** A letter about a booking, ready to be kept: its subject and its page. */
export function bookingLetter(letter: BookingLetter, facts: LetterFacts): { subject: string; content: ReactElement } {
  const words = letters[letter]
  const { booking, settings, link } = facts
  return {
    subject: `${settings.company.name} ${booking.reference}: ${words.subject(facts)}`,
    content: (
      <LetterPage
        company={settings.company}
        preview={words.preview(facts)}
        heading={words.heading(facts)}
        action={{ words: words.action(facts), href: link }}
      >
        {words.body(facts)}
        <Facts
          rows={[
            ['Reference', booking.reference],
            [asksOnly.includes(booking.state) ? 'Asked for' : 'Booked', aboutWords(booking)],
            forWords(booking),
          ]}
        />
      </LetterPage>
    ),
  }
}
