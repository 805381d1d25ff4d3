import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { type BookingState, seatedStates } from '../booking.ts'
import { type Booking, listBookingsIn } from '../reads.server.ts'

/**
 * The bookings that wait for us: holds that have not ended, by their end; those who want a price, longest waiting first; and requests and paid
 * bookings without their supplier, by the instant of their answer; at most `limit` of each. One statement.
 */
export async function listToAnswer(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ holds: Booking[]; requests: Booking[]; pending: Booking[] }> {
  const found = await listBookingsIn(
    db,
    sql`(
      (select id from bookings where state = 'on-hold' and hold_ends_at > ${now} order by hold_ends_at, id limit ${limit})
      union all
      (select id from bookings where state = 'enquiry' order by created_at, id limit ${limit})
      union all
      (select id from bookings where state in ('requested', 'pending') order by answer_by, id limit ${limit}))`,
  )
  const of = (states: readonly BookingState[], by: (one: Booking) => Date | null) => {
    const at = (one: Booking) => by(one)?.getTime() ?? Number.MAX_SAFE_INTEGER
    return found.filter(({ state }) => states.includes(state)).toSorted((one, other) => at(one) - at(other))
  }
  return {
    holds: of(['on-hold'], ({ holdEndsAt }) => holdEndsAt),
    requests: of(['enquiry'], ({ createdAt }) => createdAt),
    pending: of(['requested', 'pending'], ({ answerBy }) => answerBy),
  }
}

/** A booking that starts or ends on a day; `pickUp` and `flight` are empty where nobody said. */
export type MovingBooking = {
  event: 'start' | 'end'
  day: Day
  id: string
  leadName: string
  travellersCount: number
  title: string
  departureId: number | null
  pickUp: string
  flight: string
  /** How many bookings, and travellers in them, start or end on that day with the same departure, or without one. */
  bookings: number
  people: number
}

/** How many bookings of a day, an event and a departure are named. */
const mostNamed = 4

/**
 * Who starts and who returns between two days, both included: of each day and departure the first four by name, with how many there
 * are. What starts and ends on one day counts as a start.
 */
export async function listMoving(db: Db, from: Day, to: Day): Promise<MovingBooking[]> {
  const columns = sql`id, lead_folded, lead_name, travellers_count, title, departure_id, ordered -> 'pickUp' as pick_up`
  const seated = sql`state = any(${[...seatedStates]}::text[])`
  const { rows } = await sql<MovingBooking>`
    with moving as (
      select 'start' as event, starts_on as day, ${columns} from bookings where starts_on between ${from} and ${to} and ${seated}
      union all
      select 'end', ends_on, ${columns} from bookings
      where ends_on between ${from} and ${to} and ends_on > starts_on and ${seated}),
    placed as (
      select *, row_number() over (partition by event, day, departure_id order by lead_folded, id) as place,
        count(*) over of_one as bookings, sum(travellers_count) over of_one as people
      from moving window of_one as (partition by event, day, departure_id))
    select event, day, id, lead_name as "leadName", travellers_count as "travellersCount", title, departure_id as "departureId",
      coalesce(pick_up ->> 'place', '') as "pickUp", coalesce(pick_up ->> 'flight', '') as flight,
      bookings::int, people::int
    from placed where place <= ${mostNamed} order by day, event desc, departure_id nulls last, place`.execute(db)
  return rows
}

type Due = { count: number; minor: number }

/** Money that is late, that is due between today and a day, and that is to be given back; US cents. */
export type MoneyDue = { overdue: Due; coming: Due; refunds: Due }

/** The balances of all bookings by their due day. @param today the day it is in Kigali. @param until the last day that counts as coming. */
export async function sumMoneyDue(db: Db, today: Day, until: Day): Promise<MoneyDue> {
  type Row = Record<'overdue' | 'coming' | 'refunds', number> & Record<'overdueMinor' | 'comingMinor' | 'refundsMinor', string>
  const { rows } = await sql<Row>`
    select * from (
      select count(*) filter (where overdue_from < ${today})::int as overdue,
        coalesce(sum(balance_minor) filter (where overdue_from < ${today}), 0) as "overdueMinor",
        count(*) filter (where overdue_from >= ${today})::int as coming,
        coalesce(sum(balance_minor) filter (where overdue_from >= ${today}), 0) as "comingMinor"
      from bookings where overdue_from is not null and overdue_from <= ${until}) i,
    (select count(*)::int as refunds, coalesce(-sum(balance_minor), 0) as "refundsMinor"
      from bookings where balance_minor < 0) o`.execute(db)
  const row = rows[0]
  const of = (name: 'overdue' | 'coming' | 'refunds') => ({ count: row?.[name] ?? 0, minor: Number(row?.[`${name}Minor`] ?? 0) })
  return { overdue: of('overdue'), coming: of('coming'), refunds: of('refunds') }
}

type Compared = { now: number; before: number }

/**
 * How many bookings were made since `from`, with how many travellers, and how much money came, less what went back, in US cents, by the days
 * that it moved on; each compared with as long before. What only asks for a price or waits for seats is no booking; what was declined or expired later is one.
 */
export async function countSales(
  db: Db,
  { before, from, end }: { before: Date; from: Date; end: Date },
): Promise<{ bookings: Compared; people: Compared; paid: Compared }> {
  type Row = Record<'bookings' | 'people' | 'paid', [now: number, before: number]>
  const parts = (what: ReturnType<typeof sql>, isNow: ReturnType<typeof sql>) => sql`array[
    coalesce(${what} filter (where ${isNow}), 0)::float8, coalesce(${what} filter (where not ${isNow}), 0)::float8]`
  const isMadeNow = sql`created_at >= ${from}`
  const isMovedNow = sql`moved_on > ${kigaliDay(from)}::date`
  const { rows } = await sql<Row>`
    select * from (
      select ${parts(sql`count(*)`, isMadeNow)} as bookings, ${parts(sql`sum(travellers_count)`, isMadeNow)} as people
      from bookings where created_at >= ${before} and created_at < ${end} and state not in ('enquiry', 'quoted', 'waitlisted')) made,
    (select ${parts(sql`sum(case kind when 'refunded' then -amount_minor else amount_minor end)`, isMovedNow)} as paid
      from payment_events where moved_on > ${kigaliDay(before)}::date and moved_on <= ${kigaliDay(end)}::date and kind in ('settled', 'refunded', 'refund-failed')) moved`.execute(
    db,
  )
  const of = (name: keyof Row) => ({ now: rows[0]?.[name][0] ?? 0, before: rows[0]?.[name][1] ?? 0 })
  return { bookings: of('bookings'), people: of('people'), paid: of('paid') }
}
