import { Paragraph } from '#features/emails/email-page.server.tsx'
import { addDays } from '#values/dates.ts'
import { finalDaysBefore } from '../final-documents.ts'
import type { EmailContent } from './email-content.server.ts'
import { type EmailFacts, inARow, instantWords, moneyWords, onRequestOf } from './email-facts.ts'
import { HowToPay } from './how-to-pay.server.tsx'
import { aboutWords, claimWords, takenOf } from './order-words.ts'
import { LeftToPay, PriceFigures } from './price-figures.server.tsx'
import { bookingEmailWords } from './words/booking-emails.ts'
import { confirmedEmailWords } from './words/confirmed-emails.ts'

const wordsOf = ({ read }: EmailFacts) => read(confirmedEmailWords)
const see = ({ read }: EmailFacts) => read(bookingEmailWords).see
const what = ({ read, booking }: EmailFacts) => ({ what: claimWords(read, booking) })
const about = ({ read, booking }: EmailFacts) => ({ about: aboutWords(read, booking) })

/** Whether there is an itinerary; a room or a car has only a voucher. */
const hasItinerary = ({ booking }: EmailFacts): boolean => 'package' in booking.order

/** How many suppliers have not answered. */
const awaitedSuppliers = (facts: EmailFacts) => ({ count: Math.max(1, onRequestOf(facts).length) })

/** 'You have our answer by …'. */
const answeredBy = (facts: EmailFacts): string | undefined =>
  facts.booking.answerBy
    ? facts.read(bookingEmailWords).answerBy({ until: instantWords(facts, facts.booking.answerBy) })
    : undefined

/** When the documents are sent: so many days before the start, or at once when it is nearer; never before everything is paid. */
function whenDocumentsCome({ account, booking, today }: EmailFacts): 'later' | 'paid' | 'today' {
  if (booking.startsOn > addDays(today, finalDaysBefore)) return 'later'
  return account.outstandingMinor > 0 ? 'paid' : 'today'
}

/** The voucher alone, or the itinerary too. */
const filesOf = ({ attached }: EmailFacts) => ({ files: Math.max(1, attached) })

/**
 * What is other than before: days, travellers, price. Of a confirmed booking with other days or travellers also that its suppliers have to
 * confirm again.
 */
function changesText(facts: EmailFacts): string {
  const { before, booking, read } = facts
  if (!before) return ''
  const words = wordsOf(facts).changed
  const daysOf = ({ startsOn, endsOn }: Pick<typeof booking, 'startsOn' | 'endsOn'>) =>
    startsOn === endsOn ? read.format.day(startsOn) : read.format.days(startsOn, endsOn)
  const isMoved = before.startsOn !== booking.startsOn || before.endsOn !== booking.endsOn
  const isOther = before.travellersCount !== booking.travellersCount
  return inARow(
    isMoved && words.days({ now: daysOf(booking), before: daysOf(before) }),
    isOther && words.travellers({ now: booking.travellersCount, before: before.travellersCount }),
    before.totalMinor !== booking.totalMinor &&
      words.price({ now: moneyWords(facts, booking.totalMinor), before: moneyWords(facts, before.totalMinor) }),
    (isMoved || isOther) && booking.state === 'confirmed' && words.again,
  )
}

/** Emails about a booking that is paid for, until it starts. */
export const confirmedEmails = {
  // For a booking of the release before, which was paid before its suppliers had answered.
  pending: {
    subject: (facts) => wordsOf(facts).pending.subject(awaitedSuppliers(facts)),
    preview: (facts) => answeredBy(facts) ?? wordsOf(facts).pending.preview,
    heading: (facts) => wordsOf(facts).pending.heading(awaitedSuppliers(facts)),
    action: see,
    opening: (facts) => {
      const { opening, openingUnnamed } = wordsOf(facts).pending
      const parts = onRequestOf(facts).join('; ')
      return <Paragraph>{parts ? opening({ ...about(facts), parts }) : openingUnnamed(about(facts))}</Paragraph>
    },
    body: (facts) => facts.booking.answerBy && <Paragraph>{answeredBy(facts)}</Paragraph>,
    closing: (facts) => <Paragraph>{wordsOf(facts).pending.closing}</Paragraph>,
  },
  confirmed: {
    subject: (facts) => wordsOf(facts).confirmed.subject,
    preview: (facts) => facts.read(bookingEmailWords).about(about(facts)),
    heading: (facts) =>
      facts.mayNotRun.length > 0 ? wordsOf(facts).confirmed.mayNotRun : wordsOf(facts).confirmed.heading(takenOf(facts.booking)),
    action: see,
    opening: (facts) => <Paragraph>{wordsOf(facts).confirmed.opening(what(facts))}</Paragraph>,
    body: (facts) => {
      const { itinerary, voucher, details } = wordsOf(facts).confirmed
      const when = whenDocumentsCome(facts)
      return (
        <>
          {facts.mayNotRun.length > 0 && <Paragraph>{inARow(...facts.mayNotRun)}</Paragraph>}
          <LeftToPay {...facts} />
          <Paragraph>{hasItinerary(facts) ? inARow(itinerary[when], details) : voucher[when]}</Paragraph>
          <PriceFigures {...facts} />
        </>
      )
    },
  },
  changed: {
    subject: (facts) => wordsOf(facts).changed.subject,
    preview: (facts) => wordsOf(facts).changed.preview(what(facts)),
    heading: (facts) => wordsOf(facts).changed.heading,
    action: see,
    opening: (facts) => <Paragraph>{wordsOf(facts).changed.opening(what(facts))}</Paragraph>,
    body: (facts) => {
      const { reason, account } = facts
      const { state, holdEndsAt } = facts.booking
      const { note, held, refund } = wordsOf(facts).changed
      const { suppliers, nothingBefore } = facts.read(bookingEmailWords)
      const changes = changesText(facts)
      return (
        <>
          {changes && <Paragraph>{changes}</Paragraph>}
          {reason && <Paragraph>{note({ reason })}</Paragraph>}
          {state === 'requested' && (
            <Paragraph>{inARow(suppliers({ parts: onRequestOf(facts).join('; ') }), answeredBy(facts), nothingBefore)}</Paragraph>
          )}
          {state === 'on-hold' && holdEndsAt && <Paragraph>{held({ until: instantWords(facts, holdEndsAt) })}</Paragraph>}
          <LeftToPay {...facts} />
          {state === 'on-hold' && <HowToPay {...facts} minor={account.due.minor} />}
          {account.refundDueMinor > 0 && <Paragraph>{refund({ amount: moneyWords(facts, account.refundDueMinor) })}</Paragraph>}
          <PriceFigures {...facts} />
        </>
      )
    },
  },
  rebooked: {
    subject: (facts) => wordsOf(facts).rebooked.subject(takenOf(facts.booking)),
    preview: (facts) => wordsOf(facts).rebooked.preview(about(facts)),
    heading: (facts) => wordsOf(facts).rebooked.heading(takenOf(facts.booking)),
    action: (facts) => wordsOf(facts).rebooked.action,
    opening: (facts) => <Paragraph>{wordsOf(facts).rebooked.opening}</Paragraph>,
    body: (facts) => {
      const { reason } = facts
      const { freeCancelUntil } = facts.booking
      const { now, free } = wordsOf(facts).rebooked
      return (
        <>
          {reason && <Paragraph>{facts.read(bookingEmailWords).reason({ reason })}</Paragraph>}
          <Paragraph>{now(what(facts))}</Paragraph>
          {freeCancelUntil && <Paragraph>{free({ until: instantWords(facts, freeCancelUntil) })}</Paragraph>}
          <LeftToPay {...facts} />
        </>
      )
    },
  },
  flights: {
    subject: (facts) => wordsOf(facts).flights.subject,
    preview: (facts) => wordsOf(facts).flights.preview(about(facts)),
    heading: (facts) => wordsOf(facts).flights.heading,
    action: see,
    opening: (facts) => {
      const { starts } = wordsOf(facts).documents
      const { order, startsOn } = facts.booking
      const start = starts({ kind: order.kind, day: facts.read.format.day(startsOn) })
      return <Paragraph>{inARow(start, wordsOf(facts).flights.wanted)}</Paragraph>
    },
    closing: (facts) => <Paragraph>{wordsOf(facts).flights.byRoad}</Paragraph>,
  },
  documents: {
    subject: (facts) => wordsOf(facts).documents.subject(filesOf(facts)),
    preview: (facts) => wordsOf(facts).documents.preview(about(facts)),
    heading: (facts) => wordsOf(facts).documents.heading(filesOf(facts)),
    action: see,
    opening: (facts) => {
      const { starts, attached } = wordsOf(facts).documents
      const { order, startsOn } = facts.booking
      const start = starts({ kind: order.kind, day: facts.read.format.day(startsOn) })
      return <Paragraph>{inARow(start, attached(filesOf(facts)))}</Paragraph>
    },
    closing: (facts) => {
      const { save, show } = wordsOf(facts).documents
      return <Paragraph>{inARow(save(filesOf(facts)), show({ kind: facts.booking.order.kind }))}</Paragraph>
    },
  },
} satisfies Record<string, EmailContent>
