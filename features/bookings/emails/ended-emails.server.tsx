import { Paragraph } from '#features/emails/email-page.server.tsx'
import { Figures } from '#features/emails/figures.server.tsx'
import type { BookingState } from '../booking.ts'
import type { EmailContent } from './email-content.server.ts'
import { type EmailFacts, moneyWords } from './email-facts.ts'
import { aboutWords, claimWords, takenWords } from './order-words.ts'

/** Paid amount, cancellation fee and refund, from the cancellation statement. */
function CancellationFigures(facts: EmailFacts) {
  const { statement } = facts.booking
  if (!statement || (statement.feeMinor === 0 && statement.paidMinor === 0)) return <NothingDue />
  const { totalMinor, paidMinor, feeMinor, refundMinor } = statement
  const row = (label: string, minor: number) => ({ label, amount: moneyWords(facts, minor) })
  const last = feeMinor > paidMinor ? row('Balance due', feeMinor - paidMinor) : row('Refund due to you', refundMinor)
  return (
    <>
      <Figures
        rows={[row('Total price', totalMinor), row('Paid', paidMinor), row('Cancellation fee', feeMinor), last]}
        sums={1}
      />
      {refundMinor > 0 && (
        <Paragraph>The refund goes to the payment method you used. You get an email when it is sent.</Paragraph>
      )}
    </>
  )
}

const NothingDue = () => <Paragraph>You owe nothing, and we have no money of yours.</Paragraph>

/** The refund of everything that was paid. */
const FullRefund = (facts: EmailFacts) =>
  facts.account.refundDueMinor > 0 ? (
    <Paragraph>
      {moneyWords(facts, facts.account.refundDueMinor)}, all that you have paid, is refunded to you. You get an email when it is
      sent.
    </Paragraph>
  ) : (
    <NothingDue />
  )

/** What expired, by the state before. */
const ends: Partial<Record<BookingState, 'request' | 'quote' | 'waiting'>> = {
  requested: 'request',
  quoted: 'quote',
  waitlisted: 'waiting',
}
const endOf = ({ from }: EmailFacts) => (from && ends[from]) ?? 'hold'

const endWords = {
  hold: { subject: 'the hold has ended', heading: 'Your hold has ended', action: 'Hold it again' },
  request: {
    subject: 'we could not confirm your request',
    heading: 'We could not confirm your request',
    action: 'See your booking',
  },
  quote: { subject: 'the quotation has expired', heading: 'Your quotation has expired', action: 'See the quotation' },
  waiting: { subject: 'the waiting list has closed', heading: 'The waiting list has closed', action: 'See your booking' },
} as const

/** Emails about a booking that has ended. */
export const endedEmails = {
  declined: {
    subject: () => 'we cannot take this booking',
    preview: ({ booking }) => `${aboutWords(booking)}.`,
    heading: () => 'We cannot take this booking',
    action: () => 'See your booking',
    opening: (facts) => <Paragraph>We cannot take your booking for {claimWords(facts.booking)}. We are sorry.</Paragraph>,
    body: (facts) => (
      <>
        {facts.reason && <Paragraph>The reason: {facts.reason}</Paragraph>}
        <FullRefund {...facts} />
      </>
    ),
    closing: () => <Paragraph>Reply to this email, and we look for another way.</Paragraph>,
  },
  cancelled: {
    subject: () => 'cancelled',
    preview: ({ booking }) => `${aboutWords(booking)}.`,
    heading: () => 'The booking is cancelled',
    action: () => 'See the statement',
    opening: (facts) => <Paragraph>Your booking for {claimWords(facts.booking)}, is cancelled.</Paragraph>,
    body: (facts) => (
      <>
        {facts.reason && <Paragraph>The reason given: {facts.reason}</Paragraph>}
        <CancellationFigures {...facts} />
      </>
    ),
    closing: () => <Paragraph>What was held is on sale again. If this was not you, reply to this email at once.</Paragraph>,
  },
  'called-off': {
    subject: () => 'we had to cancel',
    preview: ({ booking }) => `${aboutWords(booking)}.`,
    heading: () => 'We had to cancel',
    action: () => 'See your booking',
    opening: (facts) => (
      <Paragraph>We have to cancel your booking for {claimWords(facts.booking)}. We are sorry: you had planned on it.</Paragraph>
    ),
    body: (facts) => (
      <>
        {facts.reason && <Paragraph>The reason: {facts.reason}</Paragraph>}
        <FullRefund {...facts} />
      </>
    ),
    closing: () => <Paragraph>If you would like another date, reply to this email.</Paragraph>,
  },
  expired: {
    subject: (facts) => endWords[endOf(facts)].subject,
    preview: ({ booking }) => `${aboutWords(booking)}.`,
    heading: (facts) => endWords[endOf(facts)].heading,
    action: (facts) => endWords[endOf(facts)].action,
    opening: (facts) => {
      const { booking } = facts
      const end = endOf(facts)
      if (end === 'request')
        return (
          <Paragraph>
            You requested {claimWords(booking)}. We did not have an answer for everything in time, and nothing is held any more.
            We are sorry.
          </Paragraph>
        )
      if (end === 'quote')
        return <Paragraph>Our quotation for {claimWords(booking)}, has expired. Nothing was held and nothing is owed.</Paragraph>
      if (end === 'waiting')
        return (
          <Paragraph>
            You were waiting for {claimWords(booking)}. Nothing came free before booking closed. You owe nothing.
          </Paragraph>
        )
      return <Paragraph>We held {claimWords(booking)}. The hold ended before the deposit arrived.</Paragraph>
    },
    body: (facts) => {
      const { refundDueMinor } = facts.account
      if (endOf(facts) === 'request') return <FullRefund {...facts} />
      if (endOf(facts) !== 'hold') return null
      if (refundDueMinor > 0)
        return (
          <Paragraph>You have paid {moneyWords(facts, refundDueMinor)}, less than the deposit. It is refunded to you.</Paragraph>
        )
      return (
        <Paragraph>
          If your payment is on its way: when it arrives and everything is still available, the booking is confirmed at its old
          price. If not, all of it is refunded.
        </Paragraph>
      )
    },
    closing: (facts) => {
      const end = endOf(facts)
      if (end === 'request') return <Paragraph>Do you still want it? Reply to this email, and we look for another way.</Paragraph>
      if (end === 'quote')
        return <Paragraph>Do you still want it? Reply to this email, and we look at the price again.</Paragraph>
      if (end === 'waiting') return <Paragraph>If another date suits you, reply to this email.</Paragraph>
      return (
        <Paragraph>
          Still available? The button on your booking page holds {takenWords(facts.booking)} again, at the price of that day.
        </Paragraph>
      )
    },
  },
} satisfies Record<string, EmailContent>
