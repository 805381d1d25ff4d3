import { Paragraph } from '#features/emails/email-page.server.tsx'
import { paymentMethodWords } from '#features/payments/payment-method-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import type { EmailContent } from './email-content.server.ts'
import { type EmailFacts, instantWords, moneyWords } from './email-facts.ts'
import { HowToPay } from './how-to-pay.server.tsx'
import { aboutWords, claimWords } from './order-words.ts'
import { AccountFigures, LeftToPay, PriceFigures } from './price-figures.server.tsx'

/** The amount of a payment; for francs also the amount it counts for. */
function paymentWords({ payment, booking }: EmailFacts): string {
  if (!payment) return 'your payment'
  const worth = moneyText({ minor: payment.amountMinor, currency: payment.currency })
  return payment.charged.currency === booking.currency ? worth : `${moneyText(payment.charged)} (${worth})`
}

/** ' by card on 3 June 2027, reference MT-1' */
function paymentDetails({ payment }: EmailFacts): string {
  if (!payment) return ''
  const came = payment.events.find(({ kind }) => kind === 'settled')?.at ?? payment.createdAt
  return ` ${paymentMethodWords[payment.method].by} on ${dayText(kigaliDay(came))}${payment.reference ? `, reference ${payment.reference}` : ''}`
}

const lastRefund = ({ payment, refund }: EmailFacts) =>
  payment?.events.findLast(
    ({ kind, providerEventId }) => kind === 'refunded' && (refund === undefined || providerEventId === refund),
  )

function refundedWords(facts: EmailFacts): string {
  const last = lastRefund(facts)
  return last ? moneyWords(facts, last.amountMinor) : 'your money'
}

/** What a payment has led to, where it is not plain from the figures: too little, too much, too late. */
function PaymentOutcome(facts: EmailFacts) {
  const { booking, account } = facts
  const words = (minor: number) => moneyWords(facts, minor)
  if (account.isCredit)
    return (
      <Paragraph>
        Nothing is held for it yet. We keep it for you and write to you: it is used for what you book, or refunded as you wish.
      </Paragraph>
    )
  if (account.refundDueMinor > 0) {
    const why = {
      expired: 'It arrived after the hold or the quotation had ended, and we could not book it any more.',
      rejected: 'It arrived after we had declined this booking.',
      cancelled: 'It is more than this cancelled booking owes.',
    } as Partial<Record<string, string>>
    const back = `${words(account.refundDueMinor)} is refunded to the payment method you used.`
    const more = 'It is more than this booking costs. We refund it, or you use it for something more: reply to this email.'
    return <Paragraph>{why[booking.state] ? `${why[booking.state]} ${back}` : more}</Paragraph>
  }
  if (booking.state === 'on-hold' && booking.holdEndsAt)
    return (
      <Paragraph>
        {words(account.due.minor)} of the deposit is still due. We hold {claimWords(booking)} until{' '}
        {instantWords(booking.holdEndsAt)}.
      </Paragraph>
    )
  return account.outstandingMinor === 0 ? <Paragraph>Everything is paid.</Paragraph> : <LeftToPay {...facts} />
}

const isLate = ({ booking, today }: EmailFacts) => booking.balanceDueOn < today

/** Emails about money. */
export const paymentEmails = {
  payment: {
    subject: (facts) => `we have received ${paymentWords(facts)}`,
    preview: (facts) => `${paymentWords(facts)}${paymentDetails(facts)}. The receipt is on your booking page.`,
    heading: () => 'Payment received',
    action: () => 'See your receipt',
    opening: (facts) => (
      <Paragraph>
        We received {paymentWords(facts)}
        {paymentDetails(facts)}, for {aboutWords(facts.booking)}. Thank you. The receipt is on your booking page.
      </Paragraph>
    ),
    body: (facts) => (
      <>
        <PaymentOutcome {...facts} />
        <AccountFigures {...facts} />
      </>
    ),
  },
  refunded: {
    subject: (facts) => `refund of ${refundedWords(facts)} sent`,
    preview: (facts) =>
      `We have refunded ${refundedWords(facts)} ${paymentMethodWords[facts.payment?.method ?? 'bank-transfer'].refunded}`,
    heading: () => 'Your refund is on its way',
    action: () => 'See your booking',
    opening: (facts) => (
      <Paragraph>
        We have refunded {refundedWords(facts)} {paymentMethodWords[facts.payment?.method ?? 'bank-transfer'].refunded}
      </Paragraph>
    ),
    body: (facts) => (
      <>
        {facts.payment?.method !== 'card' && lastRefund(facts)?.text && (
          <Paragraph>Reference: {lastRefund(facts)?.text}</Paragraph>
        )}
        <AccountFigures {...facts} />
      </>
    ),
  },
  'child-fee': {
    subject: () => 'a park charges less for a child',
    preview: ({ booking }) => `The price of ${aboutWords(booking)}, is lower now.`,
    heading: () => 'A park charges less for a child',
    action: () => 'See your booking',
    opening: (facts) => (
      <Paragraph>
        We took the adult fee for a child, because the park’s fee for children was not known. Now it is known, and it is less. The
        price of {aboutWords(facts.booking)}, is lower by the difference.
      </Paragraph>
    ),
    body: (facts) => (
      <>
        {facts.account.refundDueMinor > 0 && (
          <Paragraph>
            You have paid {moneyWords(facts, facts.account.refundDueMinor)} more than it costs now. We refund it to the payment
            method you used, and you get an email when it is sent.
          </Paragraph>
        )}
        <LeftToPay {...facts} />
        <PriceFigures {...facts} />
      </>
    ),
  },
  'balance-due': {
    subject: (facts) =>
      `${moneyWords(facts, facts.account.outstandingMinor)} ${isLate(facts) ? 'was due' : 'due'} by ${dayText(facts.booking.balanceDueOn)}`,
    preview: ({ booking }) => `The balance of ${aboutWords(booking)}.`,
    heading: () => 'The balance of your booking',
    action: () => 'Pay the balance',
    opening: (facts) => (
      <Paragraph>
        {moneyWords(facts, facts.account.outstandingMinor)} {isLate(facts) ? 'was to be paid' : 'is to be paid'} by{' '}
        {dayText(facts.booking.balanceDueOn)}, for {aboutWords(facts.booking)}. If you have already sent it, please ignore this
        email.
      </Paragraph>
    ),
    body: (facts) => (
      <>
        <HowToPay {...facts} minor={facts.account.outstandingMinor} />
        <AccountFigures {...facts} />
      </>
    ),
    closing: () => (
      <Paragraph>If you need longer, reply to this email. We never cancel a booking automatically over a late balance.</Paragraph>
    ),
  },
} satisfies Record<string, EmailContent>
