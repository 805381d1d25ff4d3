import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { currencyDigits } from '#values/money.ts'

/** A booking for which permits are still to be bought: how many, and the first day they are for. */
export type PermitsWaiting = {
  id: string
  leadName: string
  travellersCount: number
  title: string
  permits: number
  firstDay: Day
}

/** Bookings whose permits are still to be bought, the nearest visit first. One that is not paid, or is over, is none of them. */
export async function listPermitsWaiting(db: Db, { today, limit }: { today: Day; limit: number }): Promise<PermitsWaiting[]> {
  const { rows } = await sql<PermitsWaiting>`
    select b.id, b.lead_name as "leadName", b.travellers_count as "travellersCount", b.title,
      count(*)::int as permits, min(p.day) as "firstDay"
    from booking_purchases p join bookings b on b.id = p.booking_id and b.state in ('pending', 'confirmed', 'in-progress')
    where p.status <> 'bought' and p.kind = 'permit' and p.day >= ${today}
    group by b.id order by "firstDay", b.id limit ${limit}`.execute(db)
  return rows
}

/** What the bookings that set out in a month come to, in US cents: those that are agreed, and those that wait for their money or a supplier. */
export type MonthIncome = { month: Day; confirmedMinor: number; heldMinor: number }

/** Currencies that have no cents: a unit of theirs is their smallest. */
const withoutCents = Object.entries(currencyDigits).flatMap(([currency, digits]) => (digits === 0 ? [currency] : []))

/**
 * Income by month of travel from one day to another, both inside: the first of each month in which anybody travels. A booking in
 * another currency counts in US dollars by the rate it was frozen with, rounded half away from zero to the cent, each for itself.
 * Cancelled ones are left out with their fees.
 */
export async function listIncome(db: Db, { from, to }: { from: Day; to: Day }): Promise<MonthIncome[]> {
  const { rows } = await sql<MonthIncome>`
    with counted as (
      select date_trunc('month', starts_on)::date as month, state in ('on-hold', 'pending') as held, case when currency = 'USD' then total_minor
        else round(total_minor * usd_per_unit * case when currency = any(${withoutCents}) then 100 else 1 end) end as cents
      from bookings
      where starts_on between ${from} and ${to}
        and state in ('on-hold', 'pending', 'confirmed', 'in-progress', 'completed', 'no-show'))
    select month, coalesce(sum(cents) filter (where not held), 0)::bigint as "confirmedMinor",
      coalesce(sum(cents) filter (where held), 0)::bigint as "heldMinor"
    from counted group by month order by month`.execute(db)
  return rows.map((row) => ({ ...row, confirmedMinor: Number(row.confirmedMinor), heldMinor: Number(row.heldMinor) }))
}
