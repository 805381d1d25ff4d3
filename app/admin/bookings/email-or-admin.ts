import { hasNoAddress } from '#features/emails/reachable.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'

/** Who gets an email, for a sentence that says so: an address, or the admin area, where it is kept for somebody who has none. */
export const reachedAs = (email: string): string => (hasNoAddress(email) ? newBookingWords.theAdmin : email)
