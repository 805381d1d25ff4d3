import { Paragraph } from '#features/emails/email-page.server.tsx'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { daysBetween } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import type { EmailContent } from './email-content.server.ts'
import { type EmailFacts, instantWords, moneyWords, onRequestOf } from './email-facts.ts'
import { HowToPay } from './how-to-pay.server.tsx'
import { aboutWords, claimWords, isMany } from './order-words.ts'
import { LeftToPay, PriceFigures } from './price-figures.server.tsx'

const confirmedHeading: Record<OrderKind, (many: boolean) => string> = {
  departure: () => 'Confirmed. You travel with us.',
  journey: () => 'Confirmed. You travel with us.',
  pilgrims: () => 'Confirmed. You travel with us.',
  stay: (many) => (many ? 'Confirmed. The rooms are yours.' : 'Confirmed. The room is yours.'),
  hire: (many) => (many ? 'Confirmed. The cars are yours.' : 'Confirmed. The car is yours.'),
}

const movedWords: Record<OrderKind, string> = {
  departure: 'your journey',
  journey: 'your journey',
  pilgrims: 'your pilgrimage',
  stay: 'your stay',
  hire: 'your hire',
}

/** Whether there is an itinerary; a room or a car has only a voucher. */
const hasItinerary = ({ booking }: EmailFacts): boolean => 'package' in booking.order

const startsWords: Record<OrderKind, string> = {
  departure: 'You start on',
  journey: 'You start on',
  pilgrims: 'You start on',
  stay: 'You arrive on',
  hire: 'The hire starts on',
}

const voucherUse: Record<OrderKind, string> = {
  departure: 'Show the voucher to your guide on the first day.',
  journey: 'Show the voucher to your guide on the first day.',
  pilgrims: 'Show the voucher to your guide on the first day.',
  stay: 'Show the voucher when you arrive at the hotel.',
  hire: 'Show the voucher when the car is handed to you.',
}

/** How many suppliers have not answered. */
function awaitedSuppliers(facts: EmailFacts): string {
  const { length } = onRequestOf(facts)
  return length > 1 ? `awaiting ${length} suppliers` : 'awaiting one supplier'
}

/** When the documents are sent: 14 days before the start, or at once when it is nearer; never before everything is paid. */
function documentsWords({ account, booking, today }: EmailFacts): string {
  if (daysBetween(today, booking.startsOn) > 14) return 'by email 14 days before the start, once everything is paid'
  return account.outstandingMinor > 0 ? 'by email once everything is paid' : 'by a separate email today'
}

/** Emails about a booking that is paid for, until it starts. */
export const confirmedEmails = {
  // For a booking of the release before, which was paid before its suppliers had answered.
  pending: {
    subject: (facts) => `paid, ${awaitedSuppliers(facts)}`,
    preview: ({ booking }) =>
      booking.answerBy ? `You have our answer by ${instantWords(booking.answerBy)}.` : 'We are asking now.',
    heading: (facts) => `Paid, ${awaitedSuppliers(facts)}`,
    action: () => 'See your booking',
    opening: (facts) => (
      <Paragraph>
        Your payment for {aboutWords(facts.booking)}, has arrived. We now ask the supplier for:{' '}
        {onRequestOf(facts).join('; ') || 'what is on request'}.
      </Paragraph>
    ),
    body: ({ booking }) => booking.answerBy && <Paragraph>You have our answer by {instantWords(booking.answerBy)}.</Paragraph>,
    closing: () => <Paragraph>If the answer is no, everything you have paid is refunded.</Paragraph>,
  },
  confirmed: {
    subject: () => 'confirmed',
    preview: ({ booking }) => `${aboutWords(booking)}.`,
    heading: (facts) => confirmedHeading[facts.booking.order.kind](isMany(facts.booking)),
    action: () => 'See your booking',
    opening: (facts) => <Paragraph>You have booked {claimWords(facts.booking)}.</Paragraph>,
    body: (facts) => (
      <>
        <LeftToPay {...facts} />
        <Paragraph>
          {hasItinerary(facts) ? 'The voucher and the itinerary come' : 'The voucher comes'} {documentsWords(facts)}.
          {hasItinerary(facts) && ' Please add the details of each traveller on your booking page.'}
        </Paragraph>
        <PriceFigures {...facts} />
      </>
    ),
  },
  changed: {
    subject: () => 'your booking has changed',
    preview: ({ booking }) => `Now: ${claimWords(booking)}.`,
    heading: () => 'Your booking has changed',
    action: () => 'See your booking',
    opening: (facts) => <Paragraph>The booking is now for {claimWords(facts.booking)}.</Paragraph>,
    body: (facts) => (
      <>
        {facts.reason && <Paragraph>Note: {facts.reason}</Paragraph>}
        {facts.booking.state === 'requested' && (
          <Paragraph>
            We now ask our suppliers for: {onRequestOf(facts).join('; ')}.{' '}
            {facts.booking.answerBy && `You have our answer by ${instantWords(facts.booking.answerBy)}.`} Nothing is due before.
          </Paragraph>
        )}
        {facts.booking.state === 'on-hold' && facts.booking.holdEndsAt && (
          <Paragraph>It is held until {instantWords(facts.booking.holdEndsAt)}.</Paragraph>
        )}
        <LeftToPay {...facts} />
        {facts.booking.state === 'on-hold' && <HowToPay {...facts} minor={facts.account.due.minor} />}
        {facts.account.refundDueMinor > 0 && (
          <Paragraph>
            You have paid {moneyWords(facts, facts.account.refundDueMinor)} more than it costs now. We refund it, or you use it
            for something more: reply to this email.
          </Paragraph>
        )}
        <PriceFigures {...facts} />
      </>
    ),
  },
  rebooked: {
    subject: ({ booking }) => `we moved ${movedWords[booking.order.kind]} to another date`,
    preview: ({ booking }) => `Now: ${aboutWords(booking)}.`,
    heading: ({ booking }) => `We moved ${movedWords[booking.order.kind]}`,
    action: () => 'See the new date',
    opening: () => <Paragraph>We cannot run the date you booked. We are sorry: you had planned on it.</Paragraph>,
    body: (facts) => (
      <>
        {facts.reason && <Paragraph>The reason: {facts.reason}</Paragraph>}
        <Paragraph>You are now booked for {claimWords(facts.booking)}, at your old price.</Paragraph>
        {facts.booking.freeCancelUntil && (
          <Paragraph>
            If the new date does not suit you, cancel on your booking page by {instantWords(facts.booking.freeCancelUntil)}. It
            costs nothing, and everything you have paid is refunded.
          </Paragraph>
        )}
        <LeftToPay {...facts} />
      </>
    ),
  },
  documents: {
    subject: (facts) => (facts.attached > 1 ? 'your travel documents' : 'your voucher'),
    preview: ({ booking }) => `${aboutWords(booking)}. Save this on your phone.`,
    heading: (facts) => (facts.attached > 1 ? 'Your travel documents' : 'Your voucher'),
    action: () => 'See your booking',
    opening: (facts) => (
      <Paragraph>
        {startsWords[facts.booking.order.kind]} {dayText(facts.booking.startsOn)}.{' '}
        {facts.attached > 1 ? 'The voucher and the itinerary are' : 'The voucher is'} attached to this email and on your booking
        page.
      </Paragraph>
    ),
    closing: (facts) => (
      <Paragraph>
        Save {facts.attached > 1 ? 'them' : 'it'} on your phone: some roads have no network.{' '}
        {voucherUse[facts.booking.order.kind]}
      </Paragraph>
    ),
  },
} satisfies Record<string, EmailContent>
