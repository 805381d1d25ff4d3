import type { BookingState } from '#features/bookings/booking.ts'
import { useWords } from '../../languages/use-words.ts'
import { bookingStateWords } from '../../words/admin/bookings/booking-states.ts'

const tones: Readonly<Partial<Record<BookingState, 'ok' | 'warn'>>> = {
  enquiry: 'warn',
  requested: 'warn',
  'on-hold': 'warn',
  pending: 'warn',
  confirmed: 'ok',
  'in-progress': 'ok',
}

/** The state of a booking, in one word. */
export function StateTag({ state }: { state: BookingState }) {
  const word = useWords(bookingStateWords)[state]
  const tone = tones[state]
  return <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>
}
