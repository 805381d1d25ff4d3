import type { Booking } from '#features/bookings/reads.server.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { languageName } from '../components/language-name.ts'

/** The terms of a booking, '2026-11', and in another language than English '2026-11, French, revision 2'. */
export const agreedText = ({ termsVersion: version, termsLanguage, termsRevision: revision }: Booking): string =>
  revision === null ? version : adminWords.booking.contact.revision({ version, language: languageName(termsLanguage), revision })
