import { type Account, amountCharged, type BookingEnd, dueNow, paidOf, paymentStatus } from '#features/payments/ledger.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { Day } from '#values/dates.ts'
import type { BookingState } from './booking.ts'
import type { Booking } from './booking-record.ts'

type Owing = Pick<Booking, 'state' | 'totalMinor' | 'depositMinor' | 'feeMinor' | 'balanceDueOn'>

const ends: Partial<Record<BookingState, BookingEnd>> = {
  completed: 'completed',
  'no-show': 'no-show',
  cancelled: 'cancelled',
  rejected: 'rejected',
  expired: 'expired',
}

/** States in which nothing is charged yet. */
const uncharged: readonly BookingState[] = ['enquiry', 'quoted', 'waitlisted']

/** A booking's money, derived from its ledger. Minor units of its currency. */
export type BookingAccount = {
  status: ReturnType<typeof paymentStatus>
  owedMinor: number
  paidMinor: number
  refundedMinor: number
  /** What is still to be paid, now or later. */
  outstandingMinor: number
  /** What was paid beyond the amount charged: to be refunded. */
  refundDueMinor: number
  /** The amount due today, and why. */
  due: ReturnType<typeof dueNow>
}

/** The account of a booking from its payments. @param today the day it is in Kigali. */
export function accountOf(booking: Owing, payments: readonly Pick<StoredPayment, 'events'>[], today: Day): BookingAccount {
  const { paidMinor, refundedMinor } = paidOf(payments)
  const charged = !uncharged.includes(booking.state)
  // A request asks for nothing before it is answered.
  const asks = charged && booking.state !== 'requested'
  const account: Account = {
    end: ends[booking.state] ?? null,
    totalMinor: charged ? booking.totalMinor : 0,
    depositMinor: asks ? booking.depositMinor : 0,
    feeMinor: booking.feeMinor,
    paidMinor,
  }
  const owedMinor = amountCharged(account)
  // A booking that costs nothing counts as paid, but not before it is charged.
  const free = asks && account.end === null && owedMinor === 0 && paidMinor === 0
  return {
    status: free ? 'paid' : paymentStatus({ ...account, refundedMinor }),
    owedMinor,
    paidMinor,
    refundedMinor,
    outstandingMinor: Math.max(0, owedMinor - paidMinor),
    refundDueMinor: Math.max(0, paidMinor - owedMinor),
    due: asks ? dueNow({ ...account, balanceDueOn: booking.balanceDueOn }, today) : { minor: 0, why: 'nothing' },
  }
}
