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

/** States in which no money is asked for yet: their price is weighed, not owed. */
const asksNothing: readonly BookingState[] = ['enquiry', 'quoted', 'waitlisted']

/** Everything about a booking's money, derived from its ledger. Minor units of its currency. */
export type BookingAccount = {
  status: ReturnType<typeof paymentStatus>
  owedMinor: number
  paidMinor: number
  refundedMinor: number
  /** What is still missing of what is owed, now or later. */
  outstandingMinor: number
  /** What we hold beyond what is owed: to be given back. */
  refundDueMinor: number
  /** What should be paid today, and why. */
  due: ReturnType<typeof dueNow>
}

/** The account of a booking from its payments. @param today the day it is in Kigali. */
export function accountOf(booking: Owing, payments: readonly Pick<StoredPayment, 'events'>[], today: Day): BookingAccount {
  const { paidMinor, refundedMinor } = paidOf(payments)
  const asked = !asksNothing.includes(booking.state)
  const account: Account = {
    end: ends[booking.state] ?? null,
    totalMinor: asked ? booking.totalMinor : 0,
    depositMinor: asked ? booking.depositMinor : 0,
    feeMinor: booking.feeMinor,
    paidMinor,
  }
  const owedMinor = amountCharged(account)
  // What costs nothing is paid from the beginning; what is only weighed is not.
  const free = asked && account.end === null && owedMinor === 0 && paidMinor === 0
  return {
    status: free ? 'paid' : paymentStatus({ ...account, refundedMinor }),
    owedMinor,
    paidMinor,
    refundedMinor,
    outstandingMinor: Math.max(0, owedMinor - paidMinor),
    refundDueMinor: Math.max(0, paidMinor - owedMinor),
    due: dueNow({ ...account, balanceDueOn: booking.balanceDueOn }, today),
  }
}
