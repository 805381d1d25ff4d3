import { fieldError } from '../../../shared/booking/field-error.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { bookingErrorWords } from '../../../words/booking-errors.ts'
import { readEnglish } from '../../../words/sources.server.ts'

/** The sentences of errors by field: those of the admin area first, then those of the visitor's own form. */
export const errorsInWords = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, key]) => [
      name,
      newBookingWords.errors[key] ?? fieldError(key, readEnglish(bookingErrorWords)),
    ]),
  )
