import { type SqlBool, sql } from 'kysely'
import type { PaymentEvent } from '#features/payments/payment.ts'
import type { PaymentTables } from '#features/payments/tables.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { accountOf, type BookingAccount } from './account-of.ts'
import type { Booking } from './reads.server.ts'
import type { BookingTables } from './tables.ts'

const on = (db: Db) => db.withTables<BookingTables & PaymentTables>()

type Owing = Pick<Booking, 'id' | 'state' | 'totalMinor' | 'depositMinor' | 'feeMinor' | 'balanceDueOn'>

/** The accounts of bookings that have been read already, by their id: one statement for all of them. @param today the day it is in Kigali. */
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
    .where('e.kind', 'in', ['settled', 'refunded'])
    .execute()
}

/** What about a booking's money, or its supplier, staff have to look after. */
export type MoneyView = 'refund-due' | 'overdue' | 'on-request'

/** What we hold of a booking's money: `paidOf` as a statement. */
const paid = sql<number>`(
  select coalesce(sum(case e.kind when 'settled' then e.amount_minor when 'refunded' then -e.amount_minor else 0 end), 0)
  from payments p join payment_events e on e.payment_id = p.id where p.booking_id = b.id)`

/** What a booking owes: `owed` of `accountOf` as a statement. */
const owed = sql<number>`(case
  when b.state in ('enquiry', 'quoted', 'waitlisted', 'rejected', 'expired') then 0
  when b.state = 'cancelled' then b.fee_minor else b.total_minor end)`

const concerns: Record<MoneyView, (today: Day) => ReturnType<typeof sql<SqlBool>>> = {
  'refund-due': () => sql<SqlBool>`${paid} > ${owed}`,
  overdue: (today) => sql<SqlBool>`${paid} < ${owed} and (b.state = 'cancelled' or (b.balance_due_on < ${today}
    and b.state in ('pending', 'confirmed', 'in-progress', 'completed', 'no-show')))`,
  'on-request': () => sql<SqlBool>`b.state in ('on-hold', 'pending', 'confirmed', 'in-progress')
    and exists (select from booking_parts r where r.booking_id = b.id and r.on_request and r.answer is null)`,
}

/** How many of them staff are shown at once. */
const mostConcerned = 1_000

/**
 * The ids of bookings of which we hold more than is owed, whose balance is overdue (the fee of a cancelled one is due at once),
 * or of which a supplier has not answered; the day on which the balance is due first. At most a thousand.
 */
export async function listIdsByMoney(db: Db, view: MoneyView, today: Day): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('bookings as b')
    .select('b.id')
    .where(concerns[view](today))
    .orderBy('b.balance_due_on')
    .orderBy('b.id')
    .limit(mostConcerned)
    .execute()
  return rows.map(({ id }) => id)
}
