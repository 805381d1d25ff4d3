import type { BookingAccount } from '#features/bookings/account.ts'
import { isErased } from '#features/bookings/erasure.ts'
import type { MoneyView } from '#features/bookings/lists/booking-list.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { bookingListWords } from '../../../words/admin/bookings/booking-list.ts'

/** What is needed to ask a customer for money from the row of a list. */
export type Chase = {
  /** 'was due 12 Nov'; empty where no balance is due on a day. */
  due: string
  /** As it was typed; empty where there is none. */
  phone: string
}

/** States whose balance is due on a day: before, the hold ends earlier, and after, a fee is due at once. */
const byDay: readonly Booking['state'][] = ['pending', 'confirmed', 'in-progress', 'completed', 'no-show']

/** The filters of those who have something to pay. */
const owe: readonly MoneyView[] = ['unpaid', 'deposit-due', 'part-paid', 'owing', 'overdue']
export const isOfDebts = (money: MoneyView | undefined): boolean => money !== undefined && owe.includes(money)

/** When the money of a booking was or is due, and whom to call; undefined where nothing is to be paid. `today`: the day in Kigali. */
export function chaseOf(
  read: ReadWords,
  booking: Booking,
  { outstandingMinor, due }: Pick<BookingAccount, 'outstandingMinor' | 'due'>,
  today: Day,
): Chase | undefined {
  if (outstandingMinor === 0 || isErased(booking)) return undefined
  const { state, phone, balanceDueOn } = booking
  const words = read(bookingListWords)
  const day = read.format.shortDay(balanceDueOn)
  const text = balanceDueOn < today ? words.wasDue({ day }) : words.dueOn({ day })
  return { due: byDay.includes(state) && due.why !== 'deposit' ? text : '', phone }
}
