import { isFinal } from '#features/bookings/booking.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { deskWords } from '../../words/desk.ts'
import { bookingStateWords } from '../../words/desk-booking.ts'
import { instantText, leftText, presses, whenText } from '../instants.ts'
import type { BookingEventRow } from './booking-timeline.ts'

export type Notice = { strong: string; text: string; presses: boolean }

/** What somebody who opens a booking must know first: its deadline, or how it ended and why. */
export function noticeOf(booking: Booking, events: readonly BookingEventRow[], now: Date): Notice | undefined {
  const words = deskWords.booking.notice
  const { state, holdEndsAt, travellersCount } = booking
  if (state === 'on-hold' && holdEndsAt) {
    if (holdEndsAt <= now) return { strong: words.holdEnded, text: words.holdEndedText, presses: false }
    const strong = words.holdEnds(whenText(holdEndsAt, now), leftText(holdEndsAt, now))
    return { strong, text: words.holdEndsText, presses: presses(holdEndsAt, now) }
  }
  if (state === 'waitlisted') return { strong: words.waits(travellersCount), text: words.waitsText, presses: false }
  const last = events.findLast(({ event }) => event !== 'note')
  if (!isFinal(state) || !last) return undefined
  return { strong: words.ended(bookingStateWords[state].word, instantText(last.at, now)), text: last.text, presses: false }
}
