import type { Day } from '#values/dates.ts'
import type { PaymentEvent, PaymentEventKind, StoredPayment } from './payment.ts'

/** The state of a payment, derived from its events and never stored: docs/payments.md, 'Where a payment stands'. */
export type PaymentState = 'initiated' | 'pending' | 'settled' | 'failed' | 'expired' | 'part-refunded' | 'refunded'

type Moved = Pick<PaymentEvent, 'kind' | 'amountMinor'>
const sumOfKind = (events: readonly Moved[], kind: PaymentEventKind): number =>
  events.reduce((sum, event) => (event.kind === kind ? sum + event.amountMinor : sum), 0)

/** What went back to the visitor and did not come back to us. */
export const returned = (events: readonly Moved[]): number => sumOfKind(events, 'refunded') - sumOfKind(events, 'refund-failed')

/**
 * The furthest state of a payment, whatever the order in which its notifications arrived. A payment without events is
 * `initiated`: its row is written before the customer is asked to pay.
 */
export function paymentState(events: readonly Moved[]): PaymentState {
  const refundedMinor = returned(events)
  if (refundedMinor > 0) return refundedMinor < sumOfKind(events, 'settled') ? 'part-refunded' : 'refunded'
  const furthest = (['settled', 'failed', 'expired', 'pending'] as const).find((kind) => events.some((one) => one.kind === kind))
  return furthest ?? 'initiated'
}

/**
 * The events that may follow in each state. A state never goes back, so a late notification changes nothing: expired, failed or
 * pending after settled, settled twice. Money counts in any case: it settles what had expired or failed.
 */
const following: Record<PaymentState, readonly PaymentEventKind[]> = {
  initiated: ['pending', 'expired', 'failed', 'settled'],
  pending: ['expired', 'failed', 'settled'],
  expired: ['failed', 'settled'],
  failed: ['settled'],
  settled: ['refunded'],
  'part-refunded': ['refunded', 'refund-failed'],
  refunded: ['refund-failed'],
}

/** Whether an event changes a payment in this state. */
export const mayFollow = (state: PaymentState, kind: PaymentEventKind): boolean => following[state].includes(kind)

/** What can be refunded of a payment, in minor units of the booking's currency. */
export const refundableMinor = (events: readonly Moved[]): number => Math.max(0, sumOfKind(events, 'settled') - returned(events))

export type FollowRefusal =
  /** It is stored already, or comes after a later state: it can be ignored. */
  | { reason: 'changes-nothing'; state: PaymentState }
  /** A refund of what has not settled here yet: query the gateway for the payment first, then try again. */
  | { reason: 'nothing-settled'; state: PaymentState }
  | { reason: 'more-than-settled'; refundableMinor: number }

/** Why an event may not be added to a payment, or undefined where it may. */
export function whyNotFollow(
  payment: Pick<StoredPayment, 'events'>,
  event: Moved & Pick<PaymentEvent, 'providerEventId'>,
): FollowRefusal | undefined {
  const state = paymentState(payment.events)
  const known = event.providerEventId !== null && payment.events.some((one) => one.providerEventId === event.providerEventId)
  if (known) return { reason: 'changes-nothing', state }
  if (event.kind === 'refunded' && !payment.events.some(({ kind }) => kind === 'settled'))
    return { reason: 'nothing-settled', state }
  // A refund that came back is one that was made.
  if (event.kind === 'refund-failed' && event.amountMinor > returned(payment.events)) return { reason: 'changes-nothing', state }
  const left = refundableMinor(payment.events)
  if (event.kind === 'refunded' && event.amountMinor > left) return { reason: 'more-than-settled', refundableMinor: left }
  return mayFollow(state, event.kind) ? undefined : { reason: 'changes-nothing', state }
}

/** The sum of a booking's payments, in minor units of its currency: `paidMinor` is what was paid, less refunds. */
export function paidOf(payments: readonly { events: readonly Moved[] }[]): { paidMinor: number; refundedMinor: number } {
  const events = payments.flatMap((payment) => payment.events)
  const refundedMinor = returned(events)
  return { paidMinor: sumOfKind(events, 'settled') - refundedMinor, refundedMinor }
}

/** How a booking ended; null while it is live. The names are those of its final states. */
export type BookingEnd = 'completed' | 'no-show' | 'cancelled' | 'rejected' | 'expired' | null

type Debt = { end: BookingEnd; totalMinor: number; feeMinor: number }

/** What a booking costs in its state: its total; once cancelled its fee; nothing once rejected or expired. Minor units. */
export function amountCharged({ end, totalMinor, feeMinor }: Debt): number {
  if (end === 'rejected' || end === 'expired') return 0
  return end === 'cancelled' ? feeMinor : totalMinor
}

/** Each as docs/payments.md, 'Whether a booking is paid' has it; derived, never stored. */
export type PaymentStatus =
  /** Nothing is paid, and no deposit is due: an enquiry, a free cancellation, an unpaid fee. */
  | 'unpaid'
  /** The booking is live, and less than the deposit is paid. */
  | 'deposit-due'
  /** The deposit is paid, or some of what an ended booking owes; not all. */
  | 'part-paid'
  /** Exactly the amount charged is paid. */
  | 'paid'
  /** The booking is live, and more than the total is paid: an extra can use it, or it is refunded. */
  | 'overpaid'
  /** Nothing is charged yet, and money has come: it is used once the quote is accepted, or refunded. */
  | 'credit'
  /** It has ended, and we hold more than is charged. */
  | 'refund-due'
  /** It was cancelled, money was refunded, and what we hold is exactly what is charged. */
  | 'refunded'

export type Account = Debt & {
  /** What is due before confirmation; 0 where nothing is due yet. */
  depositMinor: number
  /** Net of refunds, as `paidOf` gives it. */
  paidMinor: number
}

/** Whether a booking is paid, in one word. */
export function paymentStatus(account: Account & { refundedMinor: number }): PaymentStatus {
  const { end, depositMinor, paidMinor, refundedMinor } = account
  const chargedMinor = amountCharged(account)
  if (paidMinor > chargedMinor) return end === null ? 'overpaid' : 'refund-due'
  const calledOff = end === 'cancelled' || end === 'rejected' || end === 'expired'
  if (paidMinor === chargedMinor && refundedMinor > 0 && calledOff) return 'refunded'
  if (end === null && paidMinor < depositMinor) return 'deposit-due'
  if (paidMinor === 0) return 'unpaid'
  return paidMinor === chargedMinor ? 'paid' : 'part-paid'
}

/** What is due now, in minor units of the booking's currency, and why. */
export type Due = { minor: number; why: 'deposit' | 'balance' | 'everything' | 'fee' | 'nothing' }

/**
 * What should be paid today. Before the day of the balance it is what is missing of the deposit; from that day on whatever is
 * missing of the total, and so it is from the beginning where deposit and total are the same: `balance` where something is paid,
 * `everything` where nothing is. A cancelled booking owes its fee at once. Not for bookings that ask for no money yet: enquiries, quotes, the
 * waiting list.
 *
 * @param today the day it is in Kigali; the balance is due on its day, not only after it.
 */
export function dueNow(account: Account & { balanceDueOn: Day }, today: Day): Due {
  const { end, totalMinor, depositMinor, paidMinor, balanceDueOn } = account
  const missing = amountCharged(account) - paidMinor
  if (missing <= 0) return { minor: 0, why: 'nothing' }
  if (end === 'cancelled') return { minor: missing, why: 'fee' }
  const lacksDeposit = paidMinor < depositMinor
  const due = end !== null || today >= balanceDueOn
  if (due || depositMinor >= totalMinor) return { minor: missing, why: paidMinor > 0 ? 'balance' : 'everything' }
  return lacksDeposit ? { minor: depositMinor - paidMinor, why: 'deposit' } : { minor: 0, why: 'nothing' }
}
