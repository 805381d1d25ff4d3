import { Paragraph } from '#features/emails/email-page.server.tsx'
import { kigaliDay } from '#values/dates.ts'
import type { BookingState } from '../booking.ts'
import type { EmailContent } from './email-content.server.ts'
import { type EmailFacts, instantWords, moneyWords } from './email-facts.ts'
import { HowToPay } from './how-to-pay.server.tsx'
import { aboutWords, claimWords } from './order-words.ts'
import { AccountFigures, LeftToPay, PriceFigures } from './price-figures.server.tsx'
import { bookingEmailWords } from './words/booking-emails.ts'
import { paymentEmailWords } from './words/payment-emails.ts'

const wordsOf = ({ read }: EmailFacts) => read(paymentEmailWords)
const see = ({ read }: EmailFacts) => read(bookingEmailWords).see
const about = ({ read, booking }: EmailFacts) => ({ about: aboutWords(read, booking) })

/** The amount of a payment; for francs also the amount it counts for. */
function paymentAmount(facts: EmailFacts): string {
  const { read, payment, booking } = facts
  const { came } = wordsOf(facts)
  if (!payment) return came.unknown
  const amount = read.format.money({ minor: payment.amountMinor, currency: payment.currency })
  const { charged } = payment
  return charged.currency === booking.currency ? amount : came.inFrancs({ francs: read.format.money(charged), amount })
}

/** '$1,464 by card on 3 June 2027, reference MT-1' */
function paymentWords(facts: EmailFacts): string {
  const { read, payment } = facts
  if (!payment) return paymentAmount(facts)
  const { by, referenced } = wordsOf(facts).came
  const at = payment.events.find(({ kind }) => kind === 'settled')?.at ?? payment.createdAt
  const paid = by[payment.method]({ amount: paymentAmount(facts), day: read.format.day(kigaliDay(at)) })
  return payment.reference ? referenced({ payment: paid, reference: payment.reference }) : paid
}

const lastRefund = ({ payment, refund }: EmailFacts) =>
  payment?.events.findLast(
    ({ kind, providerEventId }) => kind === 'refunded' && (refund === undefined || providerEventId === refund),
  )

function refundedAmount(facts: EmailFacts): string {
  const last = lastRefund(facts)
  return last ? moneyWords(facts, last.amountMinor) : wordsOf(facts).refunded.unknown
}

/** How it went back, and when it is there. */
const refundedWords = (facts: EmailFacts): string =>
  wordsOf(facts).refunded.opening[facts.payment?.method ?? 'bank-transfer']({ amount: refundedAmount(facts) })

/** What a payment has led to, where it is not plain from the figures: too little, too much, too late. */
function PaymentOutcome(facts: EmailFacts) {
  const { read, booking, account } = facts
  const { outcome } = wordsOf(facts)
  if (account.isCredit) return <Paragraph>{outcome.credit}</Paragraph>
  if (account.refundDueMinor > 0) {
    const late: Partial<Record<BookingState, string>> = outcome.late
    const why = late[booking.state]
    if (!why) return <Paragraph>{outcome.more}</Paragraph>
    return (
      <Paragraph>
        {why} {outcome.back({ amount: moneyWords(facts, account.refundDueMinor) })}
      </Paragraph>
    )
  }
  if (booking.state === 'on-hold' && booking.holdEndsAt) {
    const amount = moneyWords(facts, account.due.minor)
    const what = claimWords(read, booking)
    return <Paragraph>{outcome.left({ amount, what, until: instantWords(facts, booking.holdEndsAt) })}</Paragraph>
  }
  return account.outstandingMinor === 0 ? <Paragraph>{outcome.all}</Paragraph> : <LeftToPay {...facts} />
}

const isLate = ({ booking, today }: EmailFacts) => booking.balanceDueOn < today

/** What is left to pay, and by when. */
const balanceOf = (facts: EmailFacts) => ({
  amount: moneyWords(facts, facts.account.outstandingMinor),
  day: facts.read.format.day(facts.booking.balanceDueOn),
})

/** Emails about money. */
export const paymentEmails = {
  payment: {
    subject: (facts) => wordsOf(facts).payment.subject({ amount: paymentAmount(facts) }),
    preview: (facts) => wordsOf(facts).payment.preview({ payment: paymentWords(facts) }),
    heading: (facts) => wordsOf(facts).payment.heading,
    action: (facts) => wordsOf(facts).payment.action,
    opening: (facts) => (
      <Paragraph>{wordsOf(facts).payment.opening({ payment: paymentWords(facts), ...about(facts) })}</Paragraph>
    ),
    body: (facts) => (
      <>
        <PaymentOutcome {...facts} />
        <AccountFigures {...facts} />
      </>
    ),
  },
  refunded: {
    subject: (facts) => wordsOf(facts).refunded.subject({ amount: refundedAmount(facts) }),
    preview: refundedWords,
    heading: (facts) => wordsOf(facts).refunded.heading,
    action: see,
    opening: (facts) => <Paragraph>{refundedWords(facts)}</Paragraph>,
    body: (facts) => {
      const reference = facts.payment?.method === 'card' ? undefined : lastRefund(facts)?.text
      return (
        <>
          {reference && <Paragraph>{wordsOf(facts).refunded.reference({ reference })}</Paragraph>}
          <AccountFigures {...facts} />
        </>
      )
    },
  },
  'child-fee': {
    subject: (facts) => wordsOf(facts).childFee.subject,
    preview: (facts) => wordsOf(facts).childFee.preview(about(facts)),
    heading: (facts) => wordsOf(facts).childFee.heading,
    action: see,
    opening: (facts) => <Paragraph>{wordsOf(facts).childFee.opening(about(facts))}</Paragraph>,
    body: (facts) => {
      const { refundDueMinor } = facts.account
      return (
        <>
          {refundDueMinor > 0 && (
            <Paragraph>{wordsOf(facts).childFee.refund({ amount: moneyWords(facts, refundDueMinor) })}</Paragraph>
          )}
          <LeftToPay {...facts} />
          <PriceFigures {...facts} />
        </>
      )
    },
  },
  'balance-due': {
    subject: (facts) => {
      const { subject, subjectLate } = wordsOf(facts).balance
      return (isLate(facts) ? subjectLate : subject)(balanceOf(facts))
    },
    preview: (facts) => wordsOf(facts).balance.preview(about(facts)),
    heading: (facts) => wordsOf(facts).balance.heading,
    action: (facts) => wordsOf(facts).balance.action,
    opening: (facts) => {
      const { opening, openingLate } = wordsOf(facts).balance
      return <Paragraph>{(isLate(facts) ? openingLate : opening)({ ...balanceOf(facts), ...about(facts) })}</Paragraph>
    },
    body: (facts) => (
      <>
        <HowToPay {...facts} minor={facts.account.outstandingMinor} />
        <AccountFigures {...facts} />
      </>
    ),
    closing: (facts) => <Paragraph>{wordsOf(facts).balance.closing}</Paragraph>,
  },
} satisfies Record<string, EmailContent>
