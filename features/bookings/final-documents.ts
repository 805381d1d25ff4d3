import { addDays, type Day } from '#values/dates.ts'
import type { BookingState } from './booking.ts'

/** How many days before the start the final documents are there. */
export const finalDaysBefore = 14

const certain: readonly BookingState[] = ['confirmed', 'in-progress', 'completed']

/**
 * Whether a booking has its final documents on a day in Kigali: confirmed, with nothing left to pay, from two weeks before the start on. From
 * then on its customer has the voucher, as the email of the confirmation and the terms say; before, the itinerary is provisional.
 * `outstandingMinor` is in minor units.
 */
export const isFinal = (
  { state, startsOn, outstandingMinor }: { state: BookingState; startsOn: Day; outstandingMinor: number },
  today: Day,
): boolean => certain.includes(state) && outstandingMinor <= 0 && startsOn <= addDays(today, finalDaysBefore)
