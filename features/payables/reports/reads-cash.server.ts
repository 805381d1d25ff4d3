import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { CashItem } from '../rules/cash-weeks.ts'

/**
 * The cash of bookings, in US cents. What they still have to pay, by due day: sold ones by the day of their balance, the fee of cancelled ones at
 * once. What is to be refunded at once, because more is paid than the booking costs, its fee or nothing. What is on hold, which may never be sold.
 */
export async function listBookingCash(
  db: Db,
  today: Day,
): Promise<{ receivables: CashItem[]; refunds: CashItem[]; holdsMinor: number }> {
  const { rows } = await sql<{ of: 'receivable' | 'refund' | 'hold'; dueOn: Day; minor: number }>`
    select 'receivable' as of, case when overdue_from = '-infinity'::date then ${today}::date else overdue_from end as "dueOn",
      sum(balance_minor)::bigint as minor from bookings where overdue_from is not null group by 2
    union all select 'refund', ${today}::date, sum(-balance_minor)::bigint from bookings where balance_minor < 0 having count(*) > 0
    union all select 'hold', ${today}::date, sum(balance_minor)::bigint from bookings
      where state = 'on-hold' and balance_minor > 0 having count(*) > 0
    order by 2`.execute(db)
  const items = (wanted: (typeof rows)[number]['of']) =>
    rows.flatMap(({ of, dueOn, minor }) => (of === wanted ? [{ dueOn, minor: Number(minor) }] : []))
  return {
    receivables: items('receivable'),
    refunds: items('refund'),
    holdsMinor: items('hold').reduce((sum, { minor }) => sum + minor, 0),
  }
}
