import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

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

/**
 * Income by month of travel from one day to another, both inside: the first of each month in which anybody travels. Cancelled ones are
 * left out with their fees. One sum over all bookings: the database keeps them all in US dollars.
 */
export async function listIncome(db: Db, { from, to }: { from: Day; to: Day }): Promise<MonthIncome[]> {
  const { rows } = await sql<MonthIncome>`
    select date_trunc('month', starts_on)::date as month,
      coalesce(sum(total_minor) filter (where state not in ('on-hold', 'pending')), 0)::bigint as "confirmedMinor",
      coalesce(sum(total_minor) filter (where state in ('on-hold', 'pending')), 0)::bigint as "heldMinor"
    from bookings
    where starts_on between ${from} and ${to}
      and state in ('on-hold', 'pending', 'confirmed', 'in-progress', 'completed', 'no-show')
    group by 1 order by 1`.execute(db)
  return rows.map((row) => ({ ...row, confirmedMinor: Number(row.confirmedMinor), heldMinor: Number(row.heldMinor) }))
}
