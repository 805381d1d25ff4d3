import type { BookingAccount } from '#features/bookings/account.ts'
import { linkTo } from '#features/bookings/emails/send-booking-email.server.ts'
import { isErased } from '#features/bookings/erasure.ts'
import type { MoneyView } from '#features/bookings/lists/booking-list.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { isReachable } from '#features/emails/reachable.ts'
import { may, type Role } from '#features/staff/permissions.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { bookingListWords } from '../../../words/admin/bookings/booking-list.ts'
import { dialogParameter } from '../../components/dialogs/dialog-address.ts'
import { telHref } from '../../components/phone-links.ts'
import { whatsappOf } from '../message/whatsapp-of.ts'

/** How to ask a customer for money from the row of a list: when it was due, and the links that reach them. */
export type Chase = {
  /** 'was due 12 Nov'; empty where no balance is due on a day. */
  due: string
  phone: { text: string; href: string } | undefined
  whatsapp: string | undefined
  /** The address of the form that writes an email to them. */
  email: string | undefined
}

/** States whose balance is due on a day: before, the hold ends earlier, and after, a fee is due at once. */
const byDay: readonly Booking['state'][] = ['pending', 'confirmed', 'in-progress', 'completed', 'no-show']

/** The filters of those who have something to pay. */
const owe: readonly MoneyView[] = ['unpaid', 'deposit-due', 'part-paid', 'owing', 'overdue']
export const isOfDebts = (money: MoneyView | undefined): boolean => money !== undefined && owe.includes(money)

/** How to ask the customer of a booking: only the ways that this role may use and that can arrive; undefined where nothing is to be paid. */
export function chaseOf(
  ctx: Context,
  read: ReadWords,
  booking: Booking,
  { account, company, role }: { account: BookingAccount; company: string; role: Role },
): Chase | undefined {
  const { outstandingMinor, due } = account
  if (outstandingMinor === 0 || isErased(booking)) return undefined
  const { id, state, phone, email, balanceDueOn } = booking
  const words = read(bookingListWords)
  const day = read.format.shortDay(balanceDueOn)
  const isPast = balanceDueOn < kigaliDay(ctx.clock.now())
  const link = may(role, 'bookings:move') ? linkTo(ctx, booking) : undefined
  return {
    due: !byDay.includes(state) || due.why === 'deposit' ? '' : isPast ? words.wasDue({ day }) : words.dueOn({ day }),
    phone: phone.trim() === '' ? undefined : { text: phone, href: telHref(phone) },
    whatsapp: link && whatsappOf(ctx, booking, { company, link, due }),
    email: may(role, 'emails:write') && isReachable(email) ? `/admin/bookings/${id}?${dialogParameter}=email` : undefined,
  }
}
