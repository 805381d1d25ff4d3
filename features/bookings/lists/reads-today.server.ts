import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

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
