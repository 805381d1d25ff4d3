import type { Booking } from '#features/bookings/reads.server.ts'
import { shortDay } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { nextStep } from './next-step.ts'

/** What of a booking its row in a list needs: the browser gets no more than this. */
export type BookingRow = Pick<Booking, 'id' | 'reference' | 'leadName' | 'title' | 'state' | 'travellersCount'> & {
  leaves: string
  total: string
  next: { text: string; presses: boolean }
}

export function bookingRow(booking: Booking, now: Date): BookingRow {
  const { id, reference, leadName, title, state, travellersCount, startsOn, totalMinor, currency } = booking
  return {
    id,
    reference,
    leadName,
    title,
    state,
    travellersCount,
    leaves: `${shortDay(startsOn)} ${startsOn.slice(0, 4)}`,
    total: moneyText({ minor: totalMinor, currency }),
    next: nextStep(booking, now),
  }
}
