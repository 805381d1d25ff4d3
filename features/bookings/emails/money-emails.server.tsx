import { Say } from '#features/emails/email-page.server.tsx'
import type { PaymentMethod } from '#features/payments/payment.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import type { Words } from './booking-email.server.tsx'
import { byWay, type EmailFacts, instantWords, moneyWords } from './email-facts.ts'
import { HowToPay } from './how-to-pay.server.tsx'
import { aboutWords, claimWords } from './ordered-words.ts'
import { AccountFigures, StillToPay } from './price-figures.server.tsx'

/** What came by a payment, and in francs what was counted for them. */
function paymentWords({ payment, booking }: EmailFacts): string {
  if (!payment) return 'money'
  const worth = moneyText({ minor: payment.amountMinor, currency: payment.currency })
  return payment.charged.currency === booking.currency ? worth : `${moneyText(payment.charged)} (${worth})`
}

/** ' by card on 3 June 2027, reference MT-1' */
function howItCame({ payment }: EmailFacts): string {
  if (!payment) return ''
  const came = payment.events.find(({ kind }) => kind === 'settled')?.at ?? payment.createdAt
  return ` ${byWay[payment.method]} on ${dayText(kigaliDay(came))}${payment.reference ? `, reference ${payment.reference}` : ''}`
}

const lastRefund = ({ payment, refund }: EmailFacts) =>
  payment?.events.findLast(
    ({ kind, providerEventId }) => kind === 'refunded' && (refund === undefined || providerEventId === refund),
  )

function refundedWords(facts: EmailFacts): string {
  const last = lastRefund(facts)
  return last ? moneyWords(facts, last.amountMinor) : 'your money'
}

const wayBack: Record<PaymentMethod, string> = {
  'bank-transfer': 'back by bank transfer. Between banks it takes one to four working days.',
  'mobile-money': 'back by mobile money. It should be there by now.',
  card: 'back to your card. Your bank may take five to ten working days to show it.',
  cash: 'back in cash.',
}

/** What a payment has led to, where it is not plain from the figures: too little, too much, too late. */
function WhatFollows(facts: EmailFacts) {
  const { booking, account } = facts
  const words = (minor: number) => moneyWords(facts, minor)
  if (account.refundDueMinor > 0) {
    const why = {
      expired: 'It came after the hold had ended, and not everything was still there.',
      rejected: 'It came after we had to say no to this booking.',
      cancelled: 'It is more than this cancelled booking owes.',
    } as Partial<Record<string, string>>
    const back = `${words(account.refundDueMinor)} comes back to you, the way it came.`
    const more = 'It is more than this booking costs. We give it back, or you use it for something more: answer this letter.'
    return <Say>{why[booking.state] ? `${why[booking.state]} ${back}` : more}</Say>
  }
  if (booking.state === 'on-hold' && booking.holdEndsAt)
    return (
      <Say>
        For the deposit {words(account.due.minor)} is missing. We hold {claimWords(booking)} until{' '}
        {instantWords(booking.holdEndsAt)}.
      </Say>
    )
  return account.outstandingMinor === 0 ? <Say>Everything is paid.</Say> : <StillToPay {...facts} />
}

const isLate = ({ booking, today }: EmailFacts) => booking.balanceDueOn < today

/** Emails about money. */
export const moneyEmails = {
  payment: {
    subject: (facts) => `we have your ${paymentWords(facts)}`,
    preview: (facts) => `${paymentWords(facts)}${howItCame(facts)}. The receipt is on your page.`,
    heading: () => 'Your payment is here',
    action: () => 'See your receipt',
    opening: (facts) => (
      <Say>
        {paymentWords(facts)} came{howItCame(facts)}, for {aboutWords(facts.booking)}. Thank you. The receipt is on your page.
      </Say>
    ),
    body: (facts) => (
      <>
        <WhatFollows {...facts} />
        <AccountFigures {...facts} />
      </>
    ),
  },
  refunded: {
    subject: (facts) => `${refundedWords(facts)} on its way back`,
    preview: (facts) => `We have sent ${refundedWords(facts)} ${wayBack[facts.payment?.method ?? 'bank-transfer']}`,
    heading: () => 'Your money is on its way back',
    action: () => 'See your booking',
    opening: (facts) => (
      <Say>
        We have sent {refundedWords(facts)} {wayBack[facts.payment?.method ?? 'bank-transfer']}
      </Say>
    ),
    body: (facts) => (
      <>
        {facts.payment?.method !== 'card' && lastRefund(facts)?.text && <Say>Its reference: {lastRefund(facts)?.text}</Say>}
        <AccountFigures {...facts} />
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
      <Say>
        {moneyWords(facts, facts.account.outstandingMinor)} {isLate(facts) ? 'was to be paid' : 'is to be paid'} by{' '}
        {dayText(facts.booking.balanceDueOn)}, for {aboutWords(facts.booking)}. If you have sent it, forgive this letter: the two
        crossed.
      </Say>
    ),
    body: (facts) => (
      <>
        <HowToPay {...facts} minor={facts.account.outstandingMinor} />
        <AccountFigures {...facts} />
      </>
    ),
    closing: () => <Say>If you need longer, answer this letter. We never cancel a booking by ourselves over a late balance.</Say>,
  },
} satisfies Record<string, Words>
