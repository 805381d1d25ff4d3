import { sql } from 'kysely'
import { usualCutOffDays } from '#features/departures/departure.ts'
import { longestCutOff } from '#features/departures/sale.ts'
import type { Db } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { bookingStates, isFinal } from '../booking.ts'
import { methodsHeldForDays } from '../holds/hold-length.ts'
import type { BookingTables } from '../tables.ts'

const finalStates = bookingStates.filter(isFinal)

const on = (db: Db) => db.withTables<BookingTables>()

/**
 * The ids of waiting-list bookings and enquiries whose cut-off is on this day or before, the usual one or that of the departure. At
 * most a hundred.
 */
export async function listClosedWaiting(db: Db, today: Day): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b left join departures d on d.id = b.departure_id
    where b.state in ('waitlisted', 'enquiry') and b.starts_on <= ${addDays(today, longestCutOff)}
      and b.starts_on - coalesce(d.cut_off_days, ${usualCutOffDays}::int) <= ${today}
    order by b.starts_on limit 100`.execute(db)
  return rows.map((row) => row.id)
}

/** The ids of bookings whose request, hold or quote has lapsed, at most a hundred. */
export async function listLapsed(db: Db, at: Date): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('bookings')
    .select('id')
    .where('state', 'in', ['requested', 'on-hold', 'quoted'])
    .where('hold_ends_at', '<=', at)
    .orderBy('hold_ends_at')
    .limit(100)
    .execute()
  return rows.map((row) => row.id)
}

/** Confirmed bookings to start and bookings in progress to complete, with their move; at most 500. */
export async function listJourneysToFollow(db: Db, today: Day): Promise<{ id: string; event: 'start' | 'end' }[]> {
  const rows = await on(db)
    .selectFrom('bookings')
    .select(['id', 'state'])
    .where((e) =>
      e.or([
        e.and([e('state', '=', 'confirmed'), e('starts_on', '<=', today)]),
        e.and([e('state', '=', 'in-progress'), e('ends_on', '<', today)]),
      ]),
    )
    .limit(500)
    .execute()
  return rows.map(({ id, state }) => ({ id, event: state === 'confirmed' ? 'start' : 'end' }))
}

/** The bookings on a departure that have not ended, oldest first. */
export async function listLiveOnDeparture(db: Db, departureId: number): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('bookings')
    .select('id')
    .where('departure_id', '=', departureId)
    .where('state', 'not in', finalStates)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Requests, and paid bookings of the release before, that were not answered in time, at most a hundred. */
export async function listUnanswered(db: Db, at: Date): Promise<{ id: string; reference: string; version: number }[]> {
  return on(db)
    .selectFrom('bookings')
    .select(['id', 'reference', 'version'])
    .where('state', 'in', ['requested', 'pending'])
    .where('answer_by', '<=', at)
    .orderBy('answer_by')
    .limit(100)
    .execute()
}

/**
 * The ids of bookings whose hold ends between two instants, without the short holds of card and mobile money. At most a hundred.
 */
export async function listEndingHolds(db: Db, from: Date, to: Date): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'on-hold')
    .where('hold_ends_at', '>', from)
    .where('hold_ends_at', '<=', to)
    // The first hour of an unconfirmed address was announced a moment ago.
    .where('full_hold_ends_at', 'is', null)
    .where((e) => e.or([e('payment_method', 'is', null), e('payment_method', 'in', methodsHeldForDays), e('extensions', '>', 0)]))
    .orderBy('hold_ends_at')
    .limit(100)
    .execute()
  return rows.map((row) => row.id)
}

/** The ids of confirmed bookings that have not started, whose balance is due by a day and not paid in full. */
export async function listBalancesDue(db: Db, today: Day, dueBy: Day): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b
    where b.state = 'confirmed' and b.balance_due_on <= ${dueBy} and b.starts_on > ${today}
      and b.total_minor > (
        select coalesce(sum(case e.kind when 'refunded' then -e.amount_minor else e.amount_minor end), 0)
        from payments p join payment_events e on e.payment_id = p.id where p.booking_id = b.id)
    order by b.balance_due_on, b.id limit 1000`.execute(db)
  return rows.map((row) => row.id)
}

/** Confirmed bookings that start between two days, the next first, paid or not. At most a thousand. */
export async function listDocumentsDue(db: Db, from: Day, to: Day): Promise<{ id: string; startsOn: Day }[]> {
  return on(db)
    .selectFrom('bookings')
    .select(['id', 'starts_on as startsOn'])
    .where('state', '=', 'confirmed')
    .where('starts_on', '>=', from)
    .where('starts_on', '<=', to)
    .orderBy('starts_on')
    .limit(1000)
    .execute()
}
