import type { BookingState } from '#features/bookings/booking.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { shortDay } from '#values/day-words.ts'
import { deskWords } from '../../words/desk.ts'
import { instantText, presses } from '../instants.ts'

type Standing = {
  state: BookingState
  holdEndsAt: Date | null
  travellersCount: number
  startsOn: Day
  endsOn: Day
  totalMinor: number
  depositMinor: number
  balanceDueOn: Day
}

/** What happens to a booking next, and whether it presses. Nothing comes after an end. */
export function nextStep(booking: Standing, now: Date): { text: string; presses: boolean } {
  const words = deskWords.booking.next
  const today = kigaliDay(now)
  switch (booking.state) {
    case 'on-hold': {
      const end = booking.holdEndsAt
      if (!end || end <= now) return { text: words.holdEnded, presses: false }
      return { text: words.holdEnds(instantText(end, now)), presses: presses(end, now) }
    }
    case 'pending':
      return { text: words.answer, presses: true }
    case 'waitlisted':
      return { text: words.waits(booking.travellersCount), presses: false }
    case 'confirmed': {
      const owes = booking.totalMinor > booking.depositMinor && booking.balanceDueOn >= today
      return {
        text: owes ? words.balance(shortDay(booking.balanceDueOn)) : words.leaves(shortDay(booking.startsOn)),
        presses: false,
      }
    }
    case 'in-progress':
      return { text: words.returns(shortDay(booking.endsOn)), presses: false }
    default:
      return { text: '', presses: false }
  }
}
