import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'

/** A booking with permits to reserve: how many, and the first day they are for. */
export type PermitsWaiting = {
  id: string
  leadName: string
  travellersCount: number
  title: string
  permits: number
  firstDay: Day
}

/**
 * Bookings with travellers whom no permit covers at an instant, the nearest visit first: the permits that the list of those to reserve has too, by the
 * cover that is stored (docs/permits.md, 'Cover').
 */
export async function listPermitsWaiting(db: Db, now: Date, { limit }: { limit: number }): Promise<PermitsWaiting[]> {
  const { rows } = await sql<PermitsWaiting>`
    select b.id, b.lead_name as "leadName", b.travellers_count as "travellersCount", b.title,
      count(*)::int as permits, min(p.day) as "firstDay"
    from booking_purchases p join bookings b on b.id = p.booking_id and b.state in ('pending', 'confirmed', 'in-progress')
    where p.status <> 'bought' and p.kind = 'permit' and p.fee_id is not null and not p.settled and p.day >= ${kigaliDay(now)}
      and not exists (
        select from permits k join permit_lots l on l.id = k.lot_id
        where k.purchase_id = p.id and (l.state in ('paid', 'used')
          or l.state in ('reserved', 'deposited') and (l.expires_at is null or l.expires_at > ${now})))
    group by b.id order by "firstDay", b.id limit ${limit}`.execute(db)
  return rows
}

/** The totals of the bookings that start in a month, in US cents: confirmed ones, and those that wait for a payment or a supplier. */
export type MonthIncome = { month: Day; confirmedMinor: number; heldMinor: number }

/**
 * Income by month of travel, between two days, both included; `month` is its first day, and months without travellers are left out.
 * Cancelled bookings and their charges do not count. All bookings are stored in US dollars.
 */
export async function listIncome(db: Db, { from, to }: { from: Day; to: Day }): Promise<MonthIncome[]> {
  const { rows } = await sql<MonthIncome>`
    select date_trunc('month', starts_on)::date as month,
      coalesce(sum(total_minor) filter (where state not in ('requested', 'on-hold', 'pending')), 0)::bigint as "confirmedMinor",
      coalesce(sum(total_minor) filter (where state in ('requested', 'on-hold', 'pending')), 0)::bigint as "heldMinor"
    from bookings
    where starts_on between ${from} and ${to}
      and state in ('requested', 'on-hold', 'pending', 'confirmed', 'in-progress', 'completed', 'no-show')
    group by 1 order by 1`.execute(db)
  return rows.map((row) => ({ ...row, confirmedMinor: Number(row.confirmedMinor), heldMinor: Number(row.heldMinor) }))
}
