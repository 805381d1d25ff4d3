import type { Booking } from '#features/bookings/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { languageName } from '../components/language-name.ts'

/** The terms of a booking, '2026-11', and in another language than English '2026-11, French, revision 2'. */
export const agreedText = (
  read: ReadWords,
  { termsVersion: version, termsLanguage, termsRevision: revision }: Booking,
): string =>
  revision === null
    ? version
    : read(bookingAdminWords).contact.revision({ version, language: languageName(termsLanguage, read.language), revision })
