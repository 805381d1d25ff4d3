import { Paragraph } from '#features/emails/email-page.server.tsx'
import { Figures } from '#features/emails/figures.server.tsx'
import type { BookingState } from '../booking.ts'
import type { EmailContent } from './email-content.server.ts'
import { type EmailFacts, moneyWords } from './email-facts.ts'
import { aboutWords, claimWords, takenWords } from './order-words.ts'
import { bookingEmailWords } from './words/booking-emails.ts'
import { emailFigureWords } from './words/email-figures.ts'
import { endedEmailWords } from './words/ended-emails.ts'

const wordsOf = ({ read }: EmailFacts) => read(endedEmailWords)
const see = ({ read }: EmailFacts) => read(bookingEmailWords).see
const what = ({ read, booking }: EmailFacts) => ({ what: claimWords(read, booking) })
/** What it was about, beside the subject. */
const preview = ({ read, booking }: EmailFacts) => read(bookingEmailWords).about({ about: aboutWords(read, booking) })

/** Why we did not or could not. */
const Reason = ({ read, reason }: EmailFacts) =>
  reason ? <Paragraph>{read(bookingEmailWords).reason({ reason })}</Paragraph> : null

/** Paid amount, cancellation fee and refund, from the cancellation statement. */
function CancellationFigures(facts: EmailFacts) {
  const { statement } = facts.booking
  if (!statement || (statement.feeMinor === 0 && statement.paidMinor === 0)) return <NothingDue {...facts} />
  const { totalMinor, paidMinor, feeMinor, refundMinor } = statement
  const words = facts.read(emailFigureWords)
  const row = (label: string, minor: number) => ({ label, amount: moneyWords(facts, minor) })
  const last = feeMinor > paidMinor ? row(words.balance, feeMinor - paidMinor) : row(words.refund, refundMinor)
  return (
    <>
      <Figures rows={[row(words.price, totalMinor), row(words.paid, paidMinor), row(words.fee, feeMinor), last]} sums={1} />
      {refundMinor > 0 && <Paragraph>{wordsOf(facts).cancelled.refund}</Paragraph>}
    </>
  )
}

const NothingDue = (facts: EmailFacts) => <Paragraph>{wordsOf(facts).nothingDue}</Paragraph>

/** The refund of everything that was paid. */
function FullRefund(facts: EmailFacts) {
  const { refundDueMinor } = facts.account
  if (refundDueMinor <= 0) return <NothingDue {...facts} />
  return <Paragraph>{wordsOf(facts).refunded({ amount: moneyWords(facts, refundDueMinor) })}</Paragraph>
}

/** What expired, by the state before. */
const ends: Partial<Record<BookingState, 'request' | 'quote' | 'waiting'>> = {
  requested: 'request',
  quoted: 'quote',
  waitlisted: 'waiting',
}
const endOf = ({ from }: EmailFacts) => (from && ends[from]) ?? 'hold'
const endWords = (facts: EmailFacts) => wordsOf(facts).expired[endOf(facts)]

/** Emails about a booking that has ended. */
export const endedEmails = {
  declined: {
    subject: (facts) => wordsOf(facts).declined.subject,
    preview,
    heading: (facts) => wordsOf(facts).declined.heading,
    action: see,
    opening: (facts) => <Paragraph>{wordsOf(facts).declined.opening(what(facts))}</Paragraph>,
    body: (facts) => (
      <>
        <Reason {...facts} />
        <FullRefund {...facts} />
      </>
    ),
    closing: (facts) => <Paragraph>{wordsOf(facts).declined.closing}</Paragraph>,
  },
  cancelled: {
    subject: (facts) => wordsOf(facts).cancelled.subject,
    preview,
    heading: (facts) => wordsOf(facts).cancelled.heading,
    action: (facts) => wordsOf(facts).cancelled.action,
    opening: (facts) => <Paragraph>{wordsOf(facts).cancelled.opening(what(facts))}</Paragraph>,
    body: (facts) => (
      <>
        {facts.reason && <Paragraph>{wordsOf(facts).cancelled.reason({ reason: facts.reason })}</Paragraph>}
        <CancellationFigures {...facts} />
      </>
    ),
    closing: (facts) => <Paragraph>{wordsOf(facts).cancelled.closing}</Paragraph>,
  },
  'called-off': {
    subject: (facts) => wordsOf(facts).calledOff.subject,
    preview,
    heading: (facts) => wordsOf(facts).calledOff.heading,
    action: see,
    opening: (facts) => <Paragraph>{wordsOf(facts).calledOff.opening(what(facts))}</Paragraph>,
    body: (facts) => (
      <>
        <Reason {...facts} />
        <FullRefund {...facts} />
      </>
    ),
    closing: (facts) => <Paragraph>{wordsOf(facts).calledOff.closing}</Paragraph>,
  },
  expired: {
    subject: (facts) => endWords(facts).subject,
    preview,
    heading: (facts) => endWords(facts).heading,
    action: (facts) => {
      const words = endWords(facts)
      return 'action' in words ? words.action : see(facts)
    },
    opening: (facts) => <Paragraph>{endWords(facts).opening(what(facts))}</Paragraph>,
    body: (facts) => {
      const { refundDueMinor } = facts.account
      if (endOf(facts) === 'request') return <FullRefund {...facts} />
      if (endOf(facts) !== 'hold') return null
      const { partPaid, onItsWay } = wordsOf(facts).expired.hold
      return <Paragraph>{refundDueMinor > 0 ? partPaid({ amount: moneyWords(facts, refundDueMinor) }) : onItsWay}</Paragraph>
    },
    closing: (facts) => {
      const end = endOf(facts)
      const { expired } = wordsOf(facts)
      if (end !== 'hold') return <Paragraph>{expired[end].closing}</Paragraph>
      return <Paragraph>{expired.hold.closing({ taken: takenWords(facts.read, facts.booking) })}</Paragraph>
    },
  },
} satisfies Record<string, EmailContent>
