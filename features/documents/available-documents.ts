import type { BookingState } from '#features/bookings/booking.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { DocumentKind } from './facts/facts.ts'

/** A document that a booking has now. `name` is part of its address: 'receipt-2' for the second payment. */
export type AvailableDocument = { name: string; kind: DocumentKind; payment: StoredPayment | null }

type Documented = {
  state: BookingState
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
 * journey from the request or hold on, a voucher once confirmed, the statement of a cancellation, and a receipt for every payment.
 */
export function availableDocuments(booking: Documented, payments: readonly StoredPayment[]): AvailableDocument[] {
  const { state, byDays } = booking
  const plain = (kind: DocumentKind, is: boolean): AvailableDocument[] => (is ? [{ name: kind, kind, payment: null }] : [])
  return [
    ...plain('quote', state === 'quoted'),
    ...plain('proforma', payableStates.includes(state) && booking.outstandingMinor > 0),
    ...plain('voucher', travels.includes(state)),
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
