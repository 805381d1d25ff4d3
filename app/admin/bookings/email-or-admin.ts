import { hasNoAddress } from '#features/emails/reachable.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'

/** Who gets an email, for a sentence about it: the address, or the admin area where the customer has none. */
export const reachedAs = (read: ReadWords, email: string): string =>
  hasNoAddress(email) ? read(newBookingWords).theAdmin : email
