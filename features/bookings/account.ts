import {
  type Account,
  amountCharged,
  type BookingEnd,
  dueNow,
  type PaymentStatus,
  paidOf,
  paymentStatus,
} from '#features/payments/ledger.ts'
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
  /** No deposit is due where more than it is: the full price of which nothing is paid, or its rest. */
  status: PaymentStatus | 'full-payment-due'
  chargedMinor: number
  paidMinor: number
  refundedMinor: number
  /** What is still to be paid, now or later. */
  outstandingMinor: number
  /** What was paid beyond the amount charged: to be refunded, or, where `isCredit`, used for what is not charged yet. */
  refundDueMinor: number
  /**
   * Money for a quote, an enquiry or a place on a waiting list: it counts once that becomes a booking, and may go back before.
   */
  isCredit: boolean
  /** The amount due today, and why. */
  due: ReturnType<typeof dueNow>
}

/** What may be paid now: of a quote its whole price, because a payment accepts it; otherwise what is outstanding. Minor units. */
export const payableMinor = (
  { state, totalMinor }: Pick<Booking, 'state' | 'totalMinor'>,
  { outstandingMinor, paidMinor }: Pick<BookingAccount, 'outstandingMinor' | 'paidMinor'>,
): number => (state === 'quoted' ? Math.max(0, totalMinor - paidMinor) : outstandingMinor)

/** The account of a booking from its payments. @param today the day it is in Kigali. */
export function accountOf(booking: Owing, payments: readonly Pick<StoredPayment, 'events'>[], today: Day): BookingAccount {
  const { paidMinor, refundedMinor } = paidOf(payments)
  const charged = !uncharged.includes(booking.state)
  // Of a request no payment is due before its suppliers answer.
  const isPayable = charged && booking.state !== 'requested'
  const account: Account = {
    end: ends[booking.state] ?? null,
    totalMinor: charged ? booking.totalMinor : 0,
    depositMinor: isPayable ? booking.depositMinor : 0,
    feeMinor: booking.feeMinor,
    paidMinor,
  }
  const chargedMinor = amountCharged(account)
  // A booking that costs nothing counts as paid, but not before it is charged.
  const isCredit = !charged && paidMinor > 0
  const due: BookingAccount['due'] = isPayable
    ? dueNow({ ...account, balanceDueOn: booking.balanceDueOn }, today)
    : { minor: 0, why: 'nothing' }
  const status = paymentStatus({ ...account, refundedMinor })
  const named =
    status !== 'deposit-due' || due.why === 'deposit' ? status : due.why === 'everything' ? 'full-payment-due' : 'part-paid'
  const free = isPayable && account.end === null && chargedMinor === 0 && paidMinor === 0
  return {
    status: isCredit ? 'credit' : free ? 'paid' : named,
    chargedMinor,
    paidMinor,
    refundedMinor,
    outstandingMinor: Math.max(0, chargedMinor - paidMinor),
    refundDueMinor: Math.max(0, paidMinor - chargedMinor),
    isCredit,
    due,
  }
}
