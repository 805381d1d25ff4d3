import { bookingPlaceholders } from '#features/bookings/emails/email-values.ts'
import type { TemplateFor } from '#features/emails/template.ts'

/** What a template may name, by whom its emails go to: of an address alone nothing is known. */
export const knownInTemplate: Record<TemplateFor, readonly string[]> = {
  booking: bookingPlaceholders,
  enquiry: ['name', 'reference'],
  any: [],
}
