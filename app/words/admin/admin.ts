import { analyticsAdminWords } from './analytics.ts'
import { amendAdminWords } from './bookings/amend.ts'
import { bookingAdminWords } from './bookings/booking.ts'
import { moneyAdminWords } from './bookings/money.ts'
import { orderAdminWords } from './bookings/order.ts'
import { departureAdminWords } from './departures/departures.ts'
import { listAdminWords } from './lists.ts'
import { signInWords } from './sign-in-methods.ts'
import { staffLogWords } from './staff.ts'

/** The interface's sentences in the admin area. */
export const adminWords = {
  ...signInWords,
  ...listAdminWords,
  ...orderAdminWords,
  booking: bookingAdminWords,
  amend: amendAdminWords,
  money: moneyAdminWords,
  departures: departureAdminWords,
  visitors: analyticsAdminWords,
  people: staffLogWords,
} as const
