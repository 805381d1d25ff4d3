import type { BookingState } from '#features/bookings/booking.ts'
import { bookingStateWords } from '../../words/admin/bookings/booking.ts'

/** The state of a booking, in one word. */
export function StateTag({ state }: { state: BookingState }) {
  const { word, tone } = bookingStateWords[state]
  return <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>
}
