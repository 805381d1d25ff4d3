import type { BookingState } from '#features/bookings/booking.ts'
import type { DocumentKind } from '#features/documents/facts/facts.ts'

/** Which documents fit a state, the best first. */
const fitting: Record<BookingState, readonly DocumentKind[]> = {
  enquiry: [],
  quoted: ['quote'],
  waitlisted: [],
  requested: ['itinerary'],
  'on-hold': ['proforma', 'itinerary'],
  pending: ['proforma', 'itinerary'],
  confirmed: ['voucher', 'itinerary'],
  'in-progress': ['voucher'],
  completed: ['voucher'],
  'no-show': ['proforma'],
  expired: [],
  rejected: [],
  cancelled: ['statement'],
}

/** The document of those that a booking has which fits its state; undefined where none does. */
export const documentThatFits = <Document extends { name: string }>(state: BookingState, documents: readonly Document[]) =>
  fitting[state].flatMap((kind) => documents.find(({ name }) => name === kind) ?? [])[0]
