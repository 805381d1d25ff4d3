import { type BookingState, type MoveFacts, movesFrom } from '#features/bookings/booking.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { kigaliDay } from '#values/dates.ts'

/** The state of a booking now: an expired hold or quote is over, even before the job has recorded it. */
export function stateNow(booking: { state: BookingState; holdEndsAt: Date | null }, now: Date): BookingState {
  return booking.holdEndsAt !== null && booking.holdEndsAt <= now ? 'expired' : booking.state
}

/** States in which visitors may change a booking here; enquiries and quotes are changed by staff. */
const changedHere: readonly BookingState[] = ['requested', 'on-hold', 'pending', 'confirmed']

/** What the visitor may do with a booking now; `write`: have it changed by writing to us, as a journey made to measure is. */
export function mayNow(
  booking: MoveFacts & { state: BookingState; kind: OrderKind },
  now: Date,
): { change: boolean; write: boolean; cancel: boolean } {
  const state = stateNow(booking, now)
  if (state === 'expired') return { change: false, write: false, cancel: false }
  const moves = movesFrom(booking, 'visitor', now, kigaliDay(now)).map(({ event }) => event)
  const changes = moves.includes('amend') && changedHere.includes(state)
  const byStaff = booking.kind === 'tailored'
  return { change: changes && !byStaff, write: changes && byStaff, cancel: moves.includes('cancel') }
}
