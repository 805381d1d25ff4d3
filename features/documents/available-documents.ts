import type { BookingState } from '#features/bookings/booking.ts'
import { isFinal } from '#features/bookings/final-documents.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { Day } from '#values/dates.ts'
import type { DocumentKind } from './facts/facts.ts'

/** A document that a booking has now. `name` is part of its address: 'receipt-2' for the second payment. */
export type AvailableDocument = { name: string; kind: DocumentKind; payment: StoredPayment | null }

/** Who has a document: staff may send the voucher before its customer finds it. */
export type DocumentReader = 'customer' | 'staff'

type Documented = {
  reader: DocumentReader
  state: BookingState
  startsOn: Day
  /** Whether it has an itinerary. */
  byDays: boolean
  /** What is still to be paid, in minor units. */
  outstandingMinor: number
  cancelled: boolean
}

const travels: readonly BookingState[] = ['confirmed', 'in-progress', 'completed']
const payableStates: readonly BookingState[] = ['on-hold', 'pending', 'confirmed', 'in-progress', 'completed', 'no-show']

/**
 * The documents that a booking has now: a quote while it can be accepted, a proforma while something is to be paid, the itinerary of a
 * journey from the request or hold on, the statement of a cancellation, and a receipt for every payment. A voucher says that we pay: its customer
 * has it when it is final (final-documents.ts), staff once the booking is confirmed.
 */
export function availableDocuments(booking: Documented, payments: readonly StoredPayment[], today: Day): AvailableDocument[] {
  const { state, byDays } = booking
  const plain = (kind: DocumentKind, is: boolean): AvailableDocument[] => (is ? [{ name: kind, kind, payment: null }] : [])
  return [
    ...plain('quote', state === 'quoted'),
    ...plain('proforma', payableStates.includes(state) && booking.outstandingMinor > 0),
    ...plain('voucher', booking.reader === 'staff' ? travels.includes(state) : isFinal(booking, today)),
    ...plain(
      'itinerary',
      byDays && (travels.includes(state) || state === 'requested' || state === 'on-hold' || state === 'pending'),
    ),
    ...plain('statement', booking.cancelled),
    ...receipts(payments),
  ]
}

/** Numbered in the order of the payments, so that a receipt keeps its number. */
function receipts(payments: readonly StoredPayment[]): AvailableDocument[] {
  const came = (payment: StoredPayment) => payment.events.find(({ kind }) => kind === 'settled')?.at
  return payments
    .flatMap((payment) => {
      const at = came(payment)
      return at ? [{ payment, at }] : []
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ payment }, index) => ({ name: `receipt-${index + 1}`, kind: 'receipt', payment }))
}
