import { Paragraph } from '#features/emails/email-page.server.tsx'
import type { EmailContent } from './email-content.server.ts'
import { type EmailFacts, francWords, inARow, instantWords, moneyWords, onRequestOf } from './email-facts.ts'
import { HowToPay } from './how-to-pay.server.tsx'
import { aboutWords, claimWords, takenOf, takenWords } from './order-words.ts'
import { PriceFigures } from './price-figures.server.tsx'
import { bookingEmailWords } from './words/booking-emails.ts'
import { startEmailWords } from './words/start-emails.ts'

const wordsOf = ({ read }: EmailFacts) => read(startEmailWords)
const what = ({ read, booking }: EmailFacts) => ({ what: claimWords(read, booking) })

/** The end of the hold or of the quotation. */
const until = (facts: EmailFacts) =>
  facts.booking.holdEndsAt ? { until: instantWords(facts, facts.booking.holdEndsAt) } : undefined

/** 'Deposit: $1,200 or RWF 1,740,000.' What is due for the hold, in the two currencies. */
function dueWords(facts: EmailFacts): string {
  const { minor, why } = facts.account.due
  const { due } = wordsOf(facts)
  if (minor === 0) return due.nothing
  const amounts = { amount: moneyWords(facts, minor), francs: francWords(facts, minor) }
  return why === 'deposit' ? due.deposit(amounts) : due.all(amounts)
}

function heldWords(facts: EmailFacts): string {
  const words = wordsOf(facts)
  const end = until(facts)
  return end ? words.heldUntil(end) : words.held
}

/** What happens once the hold is paid, and what is due later. */
const WhenPaid = (facts: EmailFacts) => {
  const { paid, neverCharged } = wordsOf(facts)
  const { due, outstandingMinor } = facts.account
  const first = due.why === 'deposit' ? paid.deposit : paid.all
  return <Paragraph>{inARow(first, restWords(facts, outstandingMinor - due.minor), neverCharged)}</Paragraph>
}

const restWords = (facts: EmailFacts, minor: number): string =>
  minor > 0
    ? wordsOf(facts).rest({ amount: moneyWords(facts, minor), day: facts.read.format.day(facts.booking.balanceDueOn) })
    : ''

/** 'We hold 2 seats on … They are held until …'. */
function weHold(facts: EmailFacts): string {
  const words = wordsOf(facts)
  const end = until(facts)
  return inARow(words.weHold(what(facts)), end && words.itIsHeld({ ...takenOf(facts.booking), ...end }))
}

/** 'You have our answer by …'. */
const answeredBy = (facts: EmailFacts): string =>
  facts.booking.answerBy ? facts.read(bookingEmailWords).answerBy({ until: instantWords(facts, facts.booking.answerBy) }) : ''

/** Whether a request keeps something in stock for them. */
const holdsSome = ({ parts }: EmailFacts): boolean => parts.some(({ onRequest }) => !onRequest)

/** What suppliers have agreed to, each thing once. */
const grantedOf = ({ parts }: EmailFacts): string[] => [
  ...new Set(parts.filter(({ answer }) => answer === 'yes').map(({ label }) => label)),
]

/** What the emails about a hold that waits for its payment have in common. */
const payment = {
  preview: (facts: EmailFacts) => inARow(heldWords(facts), dueWords(facts)),
  action: (facts: EmailFacts) => (facts.booking.paymentMethod === 'card' ? wordsOf(facts).payByCard : wordsOf(facts).pay),
  opening: (facts: EmailFacts) => <Paragraph>{weHold(facts)}</Paragraph>,
  body: (facts: EmailFacts) => (
    <>
      <HowToPay {...facts} minor={facts.account.due.minor} />
      <WhenPaid {...facts} />
      <PriceFigures {...facts} />
    </>
  ),
}

/** Emails about a new booking, up to the end of its hold. */
export const startEmails = {
  enquired: {
    subject: (facts) => wordsOf(facts).enquired.subject,
    preview: (facts) => wordsOf(facts).enquired.preview,
    heading: (facts) => wordsOf(facts).enquired.heading,
    action: (facts) => wordsOf(facts).enquired.action,
    opening: (facts) => <Paragraph>{wordsOf(facts).enquired.opening(what(facts))}</Paragraph>,
    closing: ({ read }) => <Paragraph>{read(bookingEmailWords).more}</Paragraph>,
  },
  quoted: {
    subject: (facts) => wordsOf(facts).quoted.subject,
    preview: (facts) => {
      const { preview, previewDays } = wordsOf(facts).quoted
      const amount = moneyWords(facts, facts.booking.totalMinor)
      const end = until(facts)
      return end ? preview({ amount, ...end }) : previewDays({ amount })
    },
    heading: (facts) => wordsOf(facts).quoted.heading,
    action: (facts) => wordsOf(facts).quoted.action,
    opening: (facts) => {
      const { opening, openingDays } = wordsOf(facts).quoted
      const end = until(facts)
      return <Paragraph>{end ? opening({ ...what(facts), ...end }) : openingDays(what(facts))}</Paragraph>
    },
    body: (facts) => {
      const { depositMinor, totalMinor } = facts.booking
      const { accept, acceptDeposit } = wordsOf(facts).quoted
      const accepted = depositMinor < totalMinor ? acceptDeposit({ amount: moneyWords(facts, depositMinor) }) : accept
      return (
        <>
          {facts.reason && <Paragraph>{facts.reason}</Paragraph>}
          <PriceFigures {...facts} />
          <Paragraph>{inARow(accepted, restWords(facts, totalMinor - depositMinor))}</Paragraph>
        </>
      )
    },
  },
  received: {
    ...payment,
    subject: (facts) => wordsOf(facts).received.subject(takenOf(facts.booking)),
    heading: (facts) => wordsOf(facts).received.heading(takenOf(facts.booking)),
  },
  requested: {
    subject: (facts) => wordsOf(facts).requested.subject,
    preview: (facts) => inARow(answeredBy(facts), facts.read(bookingEmailWords).nothingBefore),
    heading: (facts) => wordsOf(facts).requested.heading,
    action: (facts) => wordsOf(facts).requested.action,
    opening: (facts) => {
      const requests = facts.read(bookingEmailWords).suppliers({ parts: onRequestOf(facts).join('; ') })
      return <Paragraph>{inARow(wordsOf(facts).requested.opening(what(facts)), requests, answeredBy(facts))}</Paragraph>
    },
    body: (facts) => {
      const { rest, restUntil, paid, nothing } = wordsOf(facts).requested
      const { paidMinor } = facts.account
      const end = until(facts)
      return (
        <>
          <Paragraph>
            {inARow(
              holdsSome(facts) && (end ? restUntil(end) : rest),
              paidMinor > 0 ? paid({ amount: moneyWords(facts, paidMinor) }) : nothing,
            )}
          </Paragraph>
          <PriceFigures {...facts} />
        </>
      )
    },
    closing: ({ read }) => <Paragraph>{read(bookingEmailWords).more}</Paragraph>,
  },
  answered: {
    ...payment,
    subject: (facts) => wordsOf(facts).answered.subject,
    heading: (facts) => wordsOf(facts).answered.heading,
    body: (facts) => {
      const granted = grantedOf(facts)
      return (
        <>
          {granted.length > 0 && <Paragraph>{wordsOf(facts).answered.agreed({ parts: granted.join('; ') })}</Paragraph>}
          {payment.body(facts)}
        </>
      )
    },
    closing: (facts) => <Paragraph>{wordsOf(facts).answered.closing}</Paragraph>,
  },
  'hold-ending': {
    ...payment,
    subject: (facts) => wordsOf(facts).ending.subject,
    heading: (facts) => wordsOf(facts).ending.heading,
    opening: (facts) => <Paragraph>{inARow(weHold(facts), wordsOf(facts).ending.after(takenOf(facts.booking)))}</Paragraph>,
    body: (facts) => {
      const { due, paidMinor } = facts.account
      const amounts = { paid: moneyWords(facts, paidMinor), due: moneyWords(facts, due.minor) }
      return (
        <>
          {paidMinor > 0 && <Paragraph>{wordsOf(facts).ending.paid(amounts)}</Paragraph>}
          <HowToPay {...facts} minor={due.minor} />
        </>
      )
    },
    closing: (facts) => <Paragraph>{wordsOf(facts).ending.closing}</Paragraph>,
  },
  waiting: {
    subject: (facts) => wordsOf(facts).waiting.subject,
    preview: (facts) => wordsOf(facts).waiting.preview,
    heading: (facts) => wordsOf(facts).waiting.heading,
    action: ({ read }) => read(bookingEmailWords).see,
    opening: (facts) => {
      const { read, booking } = facts
      const { full, waits } = wordsOf(facts).waiting
      const taken = { ...takenOf(booking), taken: takenWords(read, booking) }
      return <Paragraph>{inARow(full({ about: aboutWords(read, booking) }), waits(taken))}</Paragraph>
    },
    closing: (facts) => <Paragraph>{wordsOf(facts).waiting.closing(takenOf(facts.booking))}</Paragraph>,
  },
  /** Only a departure has a waiting list so far; the other words are for whatever gets one later. */
  offered: {
    ...payment,
    subject: (facts) => wordsOf(facts).offered.subject(takenOf(facts.booking)),
    heading: (facts) => wordsOf(facts).offered.heading(takenOf(facts.booking)),
    action: (facts) => wordsOf(facts).offered.action(takenOf(facts.booking)),
    opening: (facts) => <Paragraph>{inARow(weHold(facts), wordsOf(facts).offered.after(takenOf(facts.booking)))}</Paragraph>,
  },
} satisfies Record<string, EmailContent>
