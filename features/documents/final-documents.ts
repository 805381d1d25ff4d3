import type { BookingState } from '#features/bookings/booking.ts'
import { addDays, type Day } from '#values/dates.ts'

/** How many days before the start the final documents are there. */
export const finalDaysBefore = 14

const certain: readonly BookingState[] = ['confirmed', 'in-progress', 'completed']

/**
 * Whether the itinerary of a booking is the final one on a day in Kigali: confirmed, with nothing left to pay, from two weeks before the start
 * on. Before, it is provisional. `outstandingMinor` is in minor units.
 */
export const isFinal = (
  { state, startsOn, outstandingMinor }: { state: BookingState; startsOn: Day; outstandingMinor: number },
  today: Day,
): boolean => certain.includes(state) && outstandingMinor <= 0 && startsOn <= addDays(today, finalDaysBefore)
