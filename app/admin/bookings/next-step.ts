import type { BookingAccount } from '#features/bookings/account.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { shortDay } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { instantText, presses } from '../components/instants.ts'
import { isOverdue } from './booking-timeline.ts'

type Standing = Pick<
  Booking,
  'state' | 'onRequest' | 'holdEndsAt' | 'answerBy' | 'travellersCount' | 'startsOn' | 'endsOn' | 'balanceDueOn' | 'currency'
>

type Step = { text: string; presses: boolean }

const words = adminWords.booking.next

/** What happens to a booking next, and whether it presses: it is wrong, late, or will be within three hours. Money that has to go back comes first. */
export function nextStep(booking: Standing, account: BookingAccount, now: Date): Step {
  const today = kigaliDay(now)
  const money = (minor: number) => moneyText({ minor, currency: booking.currency })
  if (account.refundDueMinor > 0 && !account.isCredit)
    return { text: words.refund(money(account.refundDueMinor)), presses: false }
  if (booking.state !== 'pending' && isOverdue(booking, account, today))
    return { text: words.overdue(money(account.due.minor)), presses: true }
  switch (booking.state) {
    case 'enquiry':
      return { text: words.price, presses: false }
    case 'quoted':
      return { text: booking.holdEndsAt ? words.accept(instantText(booking.holdEndsAt, now)) : '', presses: false }
    case 'on-hold':
      return holdStep(booking.holdEndsAt, now)
    case 'requested':
      if (booking.onRequest === 'refused') return { text: words.refused, presses: true }
      return answerStep(booking.answerBy, now)
    case 'pending':
      return answerStep(booking.answerBy, now)
    case 'waitlisted':
      return { text: words.waits(booking.travellersCount), presses: false }
    case 'confirmed': {
      const owes = account.outstandingMinor > 0
      const text = owes ? words.balance(shortDay(booking.balanceDueOn)) : words.leaves(shortDay(booking.startsOn))
      return { text, presses: false }
    }
    case 'in-progress':
      return { text: words.returns(shortDay(booking.endsOn)), presses: false }
    default:
      return { text: '', presses: false }
  }
}

/** An answer that is waited for presses when its instant is near or over; without one, staff ask. */
function answerStep(by: Date | null, now: Date): Step {
  if (!by) return { text: words.ask, presses: false }
  return { text: words.answer(instantText(by, now)), presses: by <= now || presses(by, now) }
}

function holdStep(end: Date | null, now: Date): Step {
  if (!end || end <= now) return { text: words.holdEnded, presses: false }
  return { text: words.holdEnds(instantText(end, now)), presses: presses(end, now) }
}
