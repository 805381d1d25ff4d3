import { hasNoAddress } from '#features/emails/reachable.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'

/** Who gets an email, for a sentence about it: the address, or the admin area where the customer has none. */
export const reachedAs = (email: string): string => (hasNoAddress(email) ? newBookingWords.theAdmin : email)
