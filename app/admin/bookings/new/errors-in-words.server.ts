import type { ReadWords } from '#platform/languages/read-words.ts'
import { fieldError } from '../../../shared/booking/field-error.ts'
import { contactAdminWords } from '../../../words/admin/bookings/contact.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { bookingErrorWords } from '../../../words/booking-errors.ts'

/** The sentences of errors by field: those of the admin area first, then those of the visitor's own form. */
export const errorsInWords = (read: ReadWords, errors: Record<string, string>): Record<string, string> => {
  const own: Readonly<Record<string, string>> = { ...read(contactAdminWords).billing.errors, ...read(newBookingWords).errors }
  return Object.fromEntries(
    Object.entries(errors).map(([name, key]) => [name, own[key] ?? fieldError(key, read(bookingErrorWords))]),
  )
}
