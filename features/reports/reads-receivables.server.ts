import { sql } from 'kysely'
import type { BookingState } from '#features/bookings/booking.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { ageStarts, type ReceivableAge, receivableAges } from './receivable-age.ts'

/** What one booking still has to pay, in US cents. */
export type Receivable = {
  id: string
  reference: string
  leadName: string
  state: BookingState
  sample: boolean
  title: string
  startsOn: Day
  /** The due day of the balance. Of a cancellation charge: the day of the last cancellation. */
  dueOn: Day
  age: ReceivableAge
  amountMinor: number
  /** The amount due today: all of it on the due day and later, before that the unpaid part of the deposit. */
  dueNowMinor: number
}

export type AgeTotal = { age: ReceivableAge; bookings: number; amountMinor: number }

/**
 * Bookings that still have to pay: sold and not paid in full, or cancelled with an unpaid charge. Quotes, requests, the waiting
 * list and unpaid holds are left out, because they may never be sold. `overdue_from` is set for exactly these bookings and has an
 * index.
 */
const owing = (today: Day) => sql`
  select b.id, b.reference, b.lead_name, b.state, b.sample, b.title, b.starts_on, b.balance_minor, b.deposit_minor, b.paid_minor, x.due_on,
    width_bucket(${today}::date - x.due_on, ${[...ageStarts]}::int[]) as age
  from bookings b cross join lateral (
    select case when b.overdue_from > '-infinity'::date then b.overdue_from else coalesce((
      select max(e.at at time zone 'Africa/Kigali')::date from booking_events e
      where e.booking_id = b.id and e.to_state = 'cancelled' and e.from_state is distinct from 'cancelled'), ${today}::date) end as due_on) x
  where b.overdue_from is not null`

/**
 * Receivables by age, with every age, and the number of unpaid holds, which are not counted.
 * @param today the day it is in Kigali.
 */
export async function readReceivables(
  db: Db,
  today: Day,
): Promise<{ ages: AgeTotal[]; bookings: number; totalMinor: number; holds: { bookings: number; amountMinor: number } }> {
  const [{ rows }, held] = await Promise.all([
    sql<{ age: number; bookings: number; amountMinor: number }>`
      select o.age, count(*)::int as bookings, sum(o.balance_minor)::bigint as "amountMinor" from (${owing(today)}) o group by o.age`.execute(
      db,
    ),
    sql<{ bookings: number; amountMinor: number }>`
      select count(*)::int as bookings, coalesce(sum(balance_minor), 0)::bigint as "amountMinor" from bookings
      where state = 'on-hold' and balance_minor > 0`.execute(db),
  ])
  const ages = receivableAges.map((age, at) => {
    const row = rows.find((one) => one.age === at)
    return { age, bookings: row?.bookings ?? 0, amountMinor: Number(row?.amountMinor ?? 0) }
  })
  const [holds] = held.rows
  return {
    ages,
    bookings: ages.reduce((sum, { bookings }) => sum + bookings, 0),
    totalMinor: ages.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    holds: { bookings: holds?.bookings ?? 0, amountMinor: Number(holds?.amountMinor ?? 0) },
  }
}

/** Bookings that still have to pay, of one age or of all, the earliest due day first. @param limit how many at most. */
export async function listReceivables(
  db: Db,
  { today, age, limit }: { today: Day; age: ReceivableAge | undefined; limit: number },
): Promise<Receivable[]> {
  const bucket = age ? receivableAges.indexOf(age) : null
  const { rows } = await sql<Omit<Receivable, 'age'> & { age: number }>`
    select o.id, o.reference, o.lead_name as "leadName", o.state, o.sample, o.title, o.starts_on as "startsOn", o.due_on as "dueOn", o.age,
      o.balance_minor as "amountMinor",
      case when o.due_on <= ${today} then o.balance_minor else greatest(o.deposit_minor - o.paid_minor, 0) end as "dueNowMinor"
    from (${owing(today)}) o where ${bucket}::int is null or o.age = ${bucket}
    order by o.due_on, o.id limit ${limit}`.execute(db)
  return rows.map(({ age: at, ...row }) => ({
    ...row,
    age: receivableAges[at] ?? 'over-60',
    amountMinor: Number(row.amountMinor),
    dueNowMinor: Number(row.dueNowMinor),
  }))
}
