import type { BookingState } from '#features/bookings/booking.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { DocumentKind } from './facts/facts.ts'

/** A document that a booking has now: `name` stands in its address, 'receipt-2' for the second payment that came. */
export type AtHand = { name: string; kind: DocumentKind; payment: StoredPayment | null }

type Documented = {
  state: BookingState
  /** Whether it is a journey that is written day by day. */
  byDays: boolean
  /** What is still missing of what is owed, in minor units. */
  outstandingMinor: number
  cancelled: boolean
}

const travels: readonly BookingState[] = ['confirmed', 'in-progress', 'completed']
const owes: readonly BookingState[] = ['on-hold', 'pending', 'confirmed', 'in-progress', 'completed', 'no-show']

/**
 * The documents of a booking as it stands: a quote while its price can be accepted, a proforma while something is left to pay,
 * the days of a journey from the hold on, a voucher once it is confirmed, the statement of a cancellation, and a receipt for
 * every payment that came, whatever became of the booking.
 */
export function documentsAtHand(booking: Documented, payments: readonly StoredPayment[]): AtHand[] {
  const { state, byDays } = booking
  const plain = (kind: DocumentKind, is: boolean): AtHand[] => (is ? [{ name: kind, kind, payment: null }] : [])
  return [
    ...plain('quote', state === 'quoted'),
    ...plain('proforma', owes.includes(state) && booking.outstandingMinor > 0),
    ...plain('voucher', travels.includes(state)),
    ...plain('itinerary', byDays && (travels.includes(state) || state === 'on-hold' || state === 'pending')),
    ...plain('statement', booking.cancelled),
    ...receipts(payments),
  ]
}

/** Counted in the order in which the money came, so that a receipt keeps its number whatever comes later. */
function receipts(payments: readonly StoredPayment[]): AtHand[] {
  const came = (payment: StoredPayment) => payment.events.find(({ kind }) => kind === 'settled')?.at
  return payments
    .flatMap((payment) => {
      const at = came(payment)
      return at ? [{ payment, at }] : []
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ payment }, index) => ({ name: `receipt-${index + 1}`, kind: 'receipt', payment }))
}
