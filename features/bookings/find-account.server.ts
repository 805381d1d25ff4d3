import { listPayments } from '#features/payments/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { accountOf, type BookingAccount } from './account-of.ts'
import type { Booking } from './reads.server.ts'

/** What a booking owes and what is paid of it at an instant. */
export const findAccount = async (db: Db, booking: Booking, now: Date): Promise<BookingAccount> =>
  accountOf(booking, await listPayments(db, booking.id), kigaliDay(now))
