import type { PaymentEvent } from '#features/payments/payment.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import type { PaymentTables } from '#features/payments/tables.ts'
import type { Db } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { accountOf, type BookingAccount } from './account.ts'
import type { Booking } from './reads.server.ts'
import type { BookingTables } from './tables.ts'

const on = (db: Db) => db.withTables<BookingTables & PaymentTables>()

type Owing = Pick<Booking, 'id' | 'state' | 'totalMinor' | 'depositMinor' | 'feeMinor' | 'balanceDueOn'>

/** The account of a booking at an instant. */
export const findAccount = async (db: Db, booking: Booking, now: Date): Promise<BookingAccount> =>
  accountOf(booking, await listPayments(db, booking.id), kigaliDay(now))

/** The accounts of these bookings, by id: one statement for all. @param today the day it is in Kigali. */
export async function listAccounts(db: Db, bookings: readonly Owing[], today: Day): Promise<Map<string, BookingAccount>> {
  const events = await listMoneyMoved(
    db,
    bookings.map(({ id }) => id),
  )
  const byBooking = Map.groupBy(events, ({ bookingId }) => bookingId)
  return new Map(
    bookings.map((booking) => [booking.id, accountOf(booking, [{ events: byBooking.get(booking.id) ?? [] }], today)]),
  )
}

async function listMoneyMoved(db: Db, ids: readonly string[]): Promise<(PaymentEvent & { bookingId: string })[]> {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('payment_events as e')
    .innerJoin('payments as p', 'p.id', 'e.payment_id')
    .select([
      'p.booking_id as bookingId',
      'e.kind',
      'e.amount_minor as amountMinor',
      'e.provider_event_id as providerEventId',
      'e.provider_ref as providerRef',
      'e.provider_url as providerUrl',
      'e.actor',
      'e.text',
      'e.at',
    ])
    .where('p.booking_id', 'in', [...ids])
    .where('e.kind', 'in', ['settled', 'refunded', 'refund-failed'])
    .execute()
}
