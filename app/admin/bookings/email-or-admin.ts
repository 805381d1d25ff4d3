import type { StayReason } from '#features/emails/reachable.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'

/** Where an email goes, for a sentence about it: the address, or the Outbox, with why it does not leave (`whyItStays`). */
export const reachedAs = (read: ReadWords, email: string, stays: StayReason | undefined): string =>
  stays ? read(newBookingWords).outbox[stays] : email
