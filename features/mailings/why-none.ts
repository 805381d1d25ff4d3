import type { Booking } from '#features/bookings/booking-record.ts'
import { isErased } from '#features/bookings/erasure.ts'
import { isReachable } from '#features/emails/reachable.ts'

/** Why a booking of a list gets no email: its customer was erased, it is a demo booking, or it has no address. */
export type WhyNone = 'erased' | 'sample' | 'no-address'

export function whyNone(booking: Pick<Booking, 'email' | 'sample'>): WhyNone | undefined {
  if (isErased(booking)) return 'erased'
  if (booking.sample) return 'sample'
  return isReachable(booking.email) ? undefined : 'no-address'
}
