import { type BookingState, type MoveFacts, movesFrom } from '#features/bookings/booking.ts'
import { kigaliDay } from '#values/dates.ts'

/** How a booking stands for whoever looks now: a hold or a quote that has lapsed is over, whether or not the clock has tidied it. */
export function stateNow(booking: { state: BookingState; holdEndsAt: Date | null }, now: Date): BookingState {
  return booking.holdEndsAt !== null && booking.holdEndsAt <= now ? 'expired' : booking.state
}

/** States in which a visitor changes a booking here; an enquiry and a quote are staff's to answer anew. */
const changedHere: readonly BookingState[] = ['on-hold', 'pending', 'confirmed']

/** What the visitor may do with a booking now. */
export function mayNow(booking: MoveFacts & { state: BookingState }, now: Date): { change: boolean; cancel: boolean } {
  const state = stateNow(booking, now)
  if (state === 'expired') return { change: false, cancel: false }
  const moves = movesFrom(booking, 'visitor', now, kigaliDay(now)).map(({ event }) => event)
  return { change: moves.includes('amend') && changedHere.includes(state), cancel: moves.includes('cancel') }
}
