import { Paragraph } from '#features/emails/email-page.server.tsx'
import { dayText } from '#values/day-words.ts'
import type { EmailContent } from './email-content.server.ts'
import { type EmailFacts, francWords, instantWords, moneyWords, onRequestOf } from './email-facts.ts'
import { HowToPay } from './how-to-pay.server.tsx'
import { aboutWords, claimWords, heldWords, isMany, takenWords } from './order-words.ts'
import { PriceFigures } from './price-figures.server.tsx'

const until = ({ booking }: EmailFacts) => (booking.holdEndsAt ? ` until ${instantWords(booking.holdEndsAt)}` : '')

/** 'Deposit: $1,200 or RWF 1,740,000.' What is due for the hold, in the two currencies. */
function dueWords(facts: EmailFacts): string {
  const { minor, why } = facts.account.due
  if (minor === 0) return 'Nothing is due yet.'
  const name = why === 'deposit' ? 'Deposit' : 'To pay'
  return `${name}: ${moneyWords(facts, minor)} or ${francWords(facts, minor)}.`
}

/** What happens once the hold is paid, and what is due later. */
const WhenPaid = (facts: EmailFacts) => (
  <Paragraph>
    When {facts.account.due.why === 'everything' ? 'the payment' : 'the deposit'} arrives we confirm the booking and email you.{' '}
    {restWords(facts, facts.account.outstandingMinor - facts.account.due.minor)} Nothing is charged automatically.
  </Paragraph>
)

const restWords = (facts: EmailFacts, minor: number): string =>
  minor > 0 ? `The rest, ${moneyWords(facts, minor)}, is due by ${dayText(facts.booking.balanceDueOn)}.` : ''

/** 'They are held until …'. */
const heldUntil = ({ booking }: EmailFacts): string =>
  booking.holdEndsAt ? `${isMany(booking) ? 'They are' : 'It is'} held until ${instantWords(booking.holdEndsAt)}.` : ''

/** 'You have our answer by …'. */
const answeredBy = ({ booking }: EmailFacts): string =>
  booking.answerBy ? `You have our answer by ${instantWords(booking.answerBy)}.` : ''

/** Whether a request keeps something in stock for them. */
const holdsSome = ({ parts }: EmailFacts): boolean => parts.some(({ onRequest }) => !onRequest)

/** What suppliers have agreed to, each thing once. */
const grantedOf = ({ parts }: EmailFacts): string[] => [
  ...new Set(parts.filter(({ answer }) => answer === 'yes').map(({ label }) => label)),
]

/** What the emails about a hold that waits for its payment have in common. */
const payment = {
  preview: (facts: EmailFacts) => `Held${until(facts)}. ${dueWords(facts)}`,
  action: ({ booking }: EmailFacts) => (booking.paymentMethod === 'card' ? 'Pay by card' : 'Pay or see your booking'),
  opening: (facts: EmailFacts) => (
    <Paragraph>
      We hold {claimWords(facts.booking)}. {heldUntil(facts)}
    </Paragraph>
  ),
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
    subject: () => 'we have your enquiry',
    preview: () => 'We reply with a quotation. Nothing is due yet.',
    heading: () => 'We have your enquiry',
    action: () => 'See your enquiry',
    opening: ({ booking }) => (
      <Paragraph>
        You asked for {claimWords(booking)}. We look at it and reply with a quotation. Nothing is held and nothing is due yet.
      </Paragraph>
    ),
    closing: () => <Paragraph>Is there something more we should know? Reply to this email.</Paragraph>,
  },
  quoted: {
    subject: () => 'your quotation',
    preview: (facts) => `${moneyWords(facts, facts.booking.totalMinor)} in total, valid${until(facts) || ' for 14 days'}.`,
    heading: () => 'Your quotation',
    action: () => 'See and accept the quotation',
    opening: (facts) => (
      <Paragraph>
        This is our quotation for {claimWords(facts.booking)}. It is valid{until(facts) || ' for 14 days'}. Nothing is held until
        you accept.
      </Paragraph>
    ),
    body: (facts) => (
      <>
        {facts.reason && <Paragraph>{facts.reason}</Paragraph>}
        <PriceFigures {...facts} />
        <Paragraph>
          Accept it on your booking page: we hold what is in stock, ask our suppliers for the rest first, and tell you how to pay{' '}
          {facts.booking.depositMinor < facts.booking.totalMinor
            ? `the deposit of ${moneyWords(facts, facts.booking.depositMinor)}`
            : 'it'}
          . {restWords(facts, facts.booking.totalMinor - facts.booking.depositMinor)}
        </Paragraph>
      </>
    ),
  },
  received: {
    ...payment,
    subject: ({ booking }) => `${takenWords(booking)} held`,
    heading: ({ booking }) => heldWords(booking),
  },
  requested: {
    subject: () => 'we have your request',
    preview: (facts) => `${answeredBy(facts)} Nothing is due before.`,
    heading: () => 'We have your request',
    action: () => 'See your request',
    opening: (facts) => (
      <Paragraph>
        You requested {claimWords(facts.booking)}. We now ask our suppliers for: {onRequestOf(facts).join('; ')}.{' '}
        {answeredBy(facts)}
      </Paragraph>
    ),
    body: (facts) => (
      <>
        <Paragraph>
          {holdsSome(facts) && `The rest is held for you${until(facts)}. `}
          {facts.account.paidMinor > 0
            ? `The ${moneyWords(facts, facts.account.paidMinor)} you have paid count towards it, and are refunded in full if the answer is no.`
            : 'Nothing is due before our answer.'}
        </Paragraph>
        <PriceFigures {...facts} />
      </>
    ),
    closing: () => <Paragraph>Is there something more we should know? Reply to this email.</Paragraph>,
  },
  answered: {
    ...payment,
    subject: () => 'available, and held for you',
    heading: () => 'What you requested is available',
    body: (facts) => (
      <>
        {grantedOf(facts).length > 0 && <Paragraph>Our suppliers have agreed to: {grantedOf(facts).join('; ')}.</Paragraph>}
        <HowToPay {...facts} minor={facts.account.due.minor} />
        <WhenPaid {...facts} />
        <PriceFigures {...facts} />
      </>
    ),
    closing: () => <Paragraph>If your payment takes longer, reply to this email before then. We see what we can do.</Paragraph>,
  },
  'hold-ending': {
    ...payment,
    subject: () => 'your hold ends soon',
    heading: () => 'Your hold ends soon',
    opening: (facts) => (
      <Paragraph>
        We hold {claimWords(facts.booking)}. {heldUntil(facts)} After that {isMany(facts.booking) ? 'they are' : 'it is'} free for
        other customers.
      </Paragraph>
    ),
    body: (facts) => (
      <>
        {facts.account.paidMinor > 0 && (
          <Paragraph>
            We have received {moneyWords(facts, facts.account.paidMinor)}; {moneyWords(facts, facts.account.due.minor)} is still
            due.
          </Paragraph>
        )}
        <HowToPay {...facts} minor={facts.account.due.minor} />
      </>
    ),
    closing: () => <Paragraph>If your payment is on its way, reply to this email before then. We see what we can do.</Paragraph>,
  },
  waiting: {
    subject: () => 'you are on the waiting list',
    preview: () => 'Waiting costs nothing. We email you when there is room.',
    heading: () => 'You are on the waiting list',
    action: () => 'See your booking',
    opening: ({ booking }) => (
      <Paragraph>
        {aboutWords(booking)}, is full. You are waiting for {takenWords(booking)}
        {isMany(booking) ? ' as one party: we never split you up' : ''}.
      </Paragraph>
    ),
    closing: ({ booking }) => (
      <Paragraph>
        When there is room for {isMany(booking) ? 'all of you' : 'you'} we email you at once and hold it for up to 72 hours.
        Waiting costs nothing.
      </Paragraph>
    ),
  },
  offered: {
    ...payment,
    subject: ({ booking }) => `${freeWords(booking).toLowerCase()}, held for you`,
    heading: ({ booking }) => freeWords(booking),
    action: ({ booking }) => `Take ${takenWords(booking)}`,
    opening: (facts) => (
      <Paragraph>
        We hold {claimWords(facts.booking)}. {heldUntil(facts)} After that {isMany(facts.booking) ? 'they go' : 'it goes'} to the
        next on the list, and you owe nothing.
      </Paragraph>
    ),
  },
} satisfies Record<string, EmailContent>

/** Only a departure has a waiting list so far; the other words are for whatever gets one later. */
const freeWords = ({ order, travellersCount }: EmailFacts['booking']): string => {
  if (order.kind !== 'departure') return 'It is free again'
  return travellersCount === 1 ? 'A seat came free' : 'Seats came free'
}
