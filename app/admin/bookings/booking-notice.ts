import { isFinal } from '#features/bookings/booking.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { Proposal } from '#features/proposals/proposal.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { bookingStateWords } from '../../words/admin/bookings/booking-states.ts'
import { instantText, leftText, presses, whenText } from '../components/instants.ts'
import type { PartAsOrdered } from './parts/parts-as-ordered.ts'
import { requestedText } from './stock-view.ts'
import type { BookingEventRow } from './timeline/booking-timeline.ts'

export type Notice = { strong: string; text: string; presses: boolean }

/** The notices at the top of a booking: its deadline and what is missing, or how it ended and why. */
export function noticesOf(
  read: ReadWords,
  booking: Booking,
  { events, parts }: { events: readonly BookingEventRow[]; parts: readonly PartAsOrdered[] },
  now: Date,
): Notice[] {
  const words = read(bookingAdminWords).notice
  const { state, holdEndsAt, freeCancelUntil, travellersCount } = booking
  const free =
    freeCancelUntil && freeCancelUntil > now && !isFinal(state)
      ? [plain(words.free({ until: whenText(read, freeCancelUntil, now, 'until') }))]
      : []
  switch (state) {
    case 'requested':
      return [...(holdEndsAt ? [requestNotice(read, booking, holdEndsAt, parts, now)] : []), ...free]
    case 'on-hold':
      return [...(holdEndsAt ? [holdNotice(read, booking, holdEndsAt, requestedText(read, parts), now)] : []), ...free]
    case 'quoted':
      return holdEndsAt
        ? [
            plain(
              words.quoteEnds({ until: whenText(read, holdEndsAt, now, 'until'), left: leftText(read, holdEndsAt, now) }),
              words.quoteEndsText,
            ),
          ]
        : []
    case 'enquiry':
      return [plain(words.quoteDue, words.requestedText)]
    case 'pending':
      return [answerNotice(read, booking, requestedText(read, parts), now), ...free]
    case 'waitlisted':
      return [plain(words.waits({ seats: travellersCount }), words.waitsText)]
    default:
      return isFinal(state) ? endNotice(read, booking, events, now) : free
  }
}

/** That a journey made to measure may be changed to a proposal which is open. */
export const newerProposal = (
  read: ReadWords,
  { reference, endsAt }: Pick<Proposal, 'reference' | 'endsAt'>,
  now: Date,
): Notice => {
  const words = read(bookingAdminWords).notice
  return plain(words.newer({ reference, until: instantText(endsAt, now, read.format) }), words.newerText)
}

const plain = (strong: string, text = ''): Notice => ({ strong, text, presses: false })

function holdNotice(read: ReadWords, { onRequest }: Booking, end: Date, requested: string, now: Date): Notice {
  const words = read(bookingAdminWords).notice
  if (end <= now) return plain(words.holdEnded, words.holdEndedText)
  const text = onRequest === 'waiting' ? words.notYet({ parts: requested }) : words.holdEndsText
  return {
    strong: words.holdEnds({ when: whenText(read, end, now), left: leftText(read, end, now) }),
    text,
    presses: presses(end, now),
  }
}

function requestNotice(read: ReadWords, booking: Booking, end: Date, parts: readonly PartAsOrdered[], now: Date): Notice {
  const words = read(bookingAdminWords).notice
  if (end <= now) return plain(words.requestEnded, words.requestEndedText)
  const refused = requestedText(read, parts, 'no')
  const requested = requestedText(read, parts)
  const texts = [
    ...(requested ? [words.requestText({ parts: requested })] : []),
    ...(refused ? [words.refusedText({ parts: refused })] : []),
  ]
  return { ...answerNotice(read, booking, requested, now), text: texts.join(' ') }
}

function answerNotice(read: ReadWords, { answerBy }: Booking, requested: string, now: Date): Notice {
  const words = read(bookingAdminWords).notice
  const text = words.answerText({ parts: requested })
  if (!answerBy) return plain(text)
  const late = answerBy <= now
  const strong = late
    ? words.answerLate({ when: whenText(read, answerBy, now) })
    : words.answer({ when: whenText(read, answerBy, now), left: leftText(read, answerBy, now) })
  return { strong, text, presses: late || presses(answerBy, now) }
}

function endNotice(read: ReadWords, { state }: Booking, events: readonly BookingEventRow[], now: Date): Notice[] {
  const bookingStateLabels = read(bookingStateWords)
  const words = read(bookingAdminWords).notice
  const last = events.findLast(({ event }) => event !== 'note')
  return last
    ? [plain(words.ended({ state: bookingStateLabels[state], when: instantText(last.at, now, read.format) }), last.text)]
    : []
}
