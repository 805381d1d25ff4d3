import type { ReactElement, ReactNode } from 'react'
import { Figures, LetterPage, Say } from '#features/letters/letter-page.server.tsx'
import type { PriceLine } from '#features/packages/price.ts'
import type { Settings } from '#features/settings/settings.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { daysText, dayText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import type { Booking } from '../reads.server.ts'
import type { BookingLetter } from '../write-letter-later.server.ts'

/** What a letter tells from. `reason` is what staff or the visitor gave for the move. */
export type LetterFacts = { booking: Booking; lines: readonly PriceLine[]; settings: Settings; link: string; reason: string }

type Words = { subject: (facts: LetterFacts) => string; heading: string; body: (facts: LetterFacts) => ReactNode; action: string }

const people = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)
const instant = (at: Date) => `${dayText(kigaliDay(at))} at ${kigaliClock(at)}, Kigali time`
const about = ({ booking }: LetterFacts) => `${booking.title}, ${daysText(booking.startsOn, booking.endsOn)}`

const letters: Record<BookingLetter, Words> = {
  received: {
    subject: (facts) => `${facts.booking.reference}: ${people(facts.booking.travellersCount)} held`,
    heading: 'Your seats are held',
    action: 'See your booking',
    body: (facts) => (
      <>
        <Say>
          We hold {people(facts.booking.travellersCount)} on {about(facts)}
          {facts.booking.holdEndsAt ? ` until ${instant(facts.booking.holdEndsAt)}.` : '.'}
        </Say>
        <Say>
          How to pay the deposit stands on your own page; nothing is taken by itself. Staff confirm when they see the money.
        </Say>
        <Price {...facts} />
      </>
    ),
  },
  waiting: {
    subject: (facts) => `${facts.booking.reference}: you are on the waiting list`,
    heading: 'You are on the waiting list',
    action: 'See your place',
    body: (facts) => (
      <>
        <Say>
          {about(facts)} is full for {people(facts.booking.travellersCount)}. You wait as one party: we never split you up.
        </Say>
        <Say>When enough seats come free we hold them for you for up to 72 hours and write at once. Waiting costs nothing.</Say>
      </>
    ),
  },
  offered: {
    subject: (facts) => `${facts.booking.reference}: seats came free, held for you`,
    heading: 'Seats came free',
    action: 'Take the seats',
    body: (facts) => (
      <>
        <Say>
          {people(facts.booking.travellersCount)} on {about(facts)} came free and are held for you
          {facts.booking.holdEndsAt ? ` until ${instant(facts.booking.holdEndsAt)}.` : '.'} After that they go to the next on the
          list.
        </Say>
        <Price {...facts} />
      </>
    ),
  },
  confirmed: {
    subject: (facts) => `${facts.booking.reference}: confirmed`,
    heading: 'Confirmed. You travel with us.',
    action: 'See your booking',
    body: (facts) => (
      <>
        <Say>
          {people(facts.booking.travellersCount)} on {about(facts)} are yours. Keep this reference: {facts.booking.reference}.
        </Say>
        <Price {...facts} />
      </>
    ),
  },
  declined: {
    subject: (facts) => `${facts.booking.reference}: we cannot take this booking`,
    heading: 'We cannot take this booking',
    action: 'See your booking',
    body: (facts) => (
      <>
        <Say>We cannot take your booking of {about(facts)}.</Say>
        <Say>The reason: {facts.reason}</Say>
        <Say>Whatever you have paid comes back in full. Answer this letter and we look for another way.</Say>
      </>
    ),
  },
  cancelled: {
    subject: (facts) => `${facts.booking.reference}: cancelled`,
    heading: 'The booking is cancelled',
    action: 'See your booking',
    body: (facts) => (
      <>
        <Say>Your booking of {about(facts)} is cancelled.</Say>
        <Say>The reason given: {facts.reason}</Say>
      </>
    ),
  },
  expired: {
    subject: (facts) => `${facts.booking.reference}: the hold has ended`,
    heading: 'Your hold has ended',
    action: 'Hold the seats again',
    body: (facts) => (
      <>
        <Say>
          The time for {people(facts.booking.travellersCount)} on {about(facts)} ran out before we saw a deposit. If you have
          paid, answer this letter and we settle it.
        </Say>
        <Say>If seats are left, one press on your page holds them again.</Say>
      </>
    ),
  },
}

function Price({ lines, booking }: LetterFacts) {
  const text = (minor: number) => moneyText({ minor, currency: booking.currency })
  const rows = lines.map((line) => [`${line.quantity} × ${line.label}. ${line.reason}`, text(line.amountMinor)] as const)
  const due =
    booking.depositMinor === booking.totalMinor
      ? `The whole amount is due now.`
      : `Deposit now ${text(booking.depositMinor)}, the rest by ${dayText(booking.balanceDueOn)}.`
  return (
    <>
      <Figures rows={[...rows, ['Total', text(booking.totalMinor)]]} sum />
      <Say>{due}</Say>
    </>
  )
}

/** A letter about a booking, ready to be kept: its subject and its page. */
export function bookingLetter(letter: BookingLetter, facts: LetterFacts): { subject: string; content: ReactElement } {
  const words = letters[letter]
  const subject = words.subject(facts)
  return {
    subject: `${facts.settings.company.name} ${subject}`,
    content: (
      <LetterPage
        company={facts.settings.company}
        preview={about(facts)}
        heading={words.heading}
        action={{ words: words.action, href: facts.link }}
      >
        {words.body(facts)}
        <Figures
          rows={[
            ['Reference', facts.booking.reference],
            ['Journey', about(facts)],
            ['Travellers', String(facts.booking.travellersCount)],
          ]}
        />
      </LetterPage>
    ),
  }
}
