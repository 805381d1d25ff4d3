import { isFinal } from '#features/bookings/booking.ts'
import type { BookedPart, Booking } from '#features/bookings/reads.server.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { bookingStateWords } from '../../words/admin/bookings/booking.ts'
import { instantText, leftText, presses, whenText } from '../components/instants.ts'
import type { BookingEventRow } from './booking-timeline.ts'
import { requestedText } from './stock-view.ts'

export type Notice = { strong: string; text: string; presses: boolean }

const words = adminWords.booking.notice

/** The notices at the top of a booking: its deadline and what is missing, or how it ended and why. */
export function noticesOf(
  booking: Booking,
  { events, parts }: { events: readonly BookingEventRow[]; parts: readonly BookedPart[] },
  now: Date,
): Notice[] {
  const { state, holdEndsAt, freeCancelUntil, travellersCount } = booking
  const free =
    freeCancelUntil && freeCancelUntil > now && !isFinal(state) ? [plain(words.free(whenText(freeCancelUntil, now)))] : []
  switch (state) {
    case 'requested':
      return [...(holdEndsAt ? [requestNotice(booking, holdEndsAt, parts, now)] : []), ...free]
    case 'on-hold':
      return [...(holdEndsAt ? [holdNotice(booking, holdEndsAt, requestedText(parts), now)] : []), ...free]
    case 'quoted':
      return holdEndsAt ? [plain(words.quoteEnds(whenText(holdEndsAt, now), leftText(holdEndsAt, now)), words.quoteEndsText)] : []
    case 'enquiry':
      return [plain(words.quoteDue, words.requestedText)]
    case 'pending':
      return [answerNotice(booking, requestedText(parts), now), ...free]
    case 'waitlisted':
      return [plain(words.waits(travellersCount), words.waitsText)]
    default:
      return isFinal(state) ? endNotice(booking, events, now) : free
  }
}

const plain = (strong: string, text = ''): Notice => ({ strong, text, presses: false })

function holdNotice({ onRequest }: Booking, end: Date, requested: string, now: Date): Notice {
  if (end <= now) return plain(words.holdEnded, words.holdEndedText)
  const text = onRequest === 'waiting' ? words.notYet(requested) : words.holdEndsText
  return { strong: words.holdEnds(whenText(end, now), leftText(end, now)), text, presses: presses(end, now) }
}

function requestNotice(booking: Booking, end: Date, parts: readonly BookedPart[], now: Date): Notice {
  if (end <= now) return plain(words.requestEnded, words.requestEndedText)
  const refused = requestedText(parts, 'no')
  const requested = requestedText(parts)
  const texts = [...(requested ? [words.requestText(requested)] : []), ...(refused ? [words.refusedText(refused)] : [])]
  return { ...answerNotice(booking, requested, now), text: texts.join(' ') }
}

function answerNotice({ answerBy }: Booking, requested: string, now: Date): Notice {
  const text = words.answerText(requested)
  if (!answerBy) return plain(text)
  const late = answerBy <= now
  const strong = late ? words.answerLate(whenText(answerBy, now)) : words.answer(whenText(answerBy, now), leftText(answerBy, now))
  return { strong, text, presses: late || presses(answerBy, now) }
}

function endNotice({ state }: Booking, events: readonly BookingEventRow[], now: Date): Notice[] {
  const last = events.findLast(({ event }) => event !== 'note')
  return last ? [plain(words.ended(bookingStateWords[state].word, instantText(last.at, now)), last.text)] : []
}
