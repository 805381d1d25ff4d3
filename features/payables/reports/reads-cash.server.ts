import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { CashItem } from '../rules/cash-weeks.ts'

/**
 * What bookings still have to pay, by due day, in US cents: sold ones by the day of their balance, the fee of cancelled ones at once; and what is
 * on hold, which may never be sold.
 */
export async function listReceivables(db: Db, today: Day): Promise<{ receivables: CashItem[]; holdsMinor: number }> {
  const { rows } = await sql<{ dueOn: Day | null; minor: number }>`
    select case when state = 'on-hold' then null when overdue_from = '-infinity'::date then ${today}::date else overdue_from end as "dueOn",
      sum(balance_minor)::bigint as minor
    from bookings where overdue_from is not null or state = 'on-hold' and balance_minor > 0 group by 1 order by 1`.execute(db)
  return {
    receivables: rows.flatMap(({ dueOn, minor }) => (dueOn === null ? [] : [{ dueOn, minor: Number(minor) }])),
    holdsMinor: rows.reduce((sum, { dueOn, minor }) => (dueOn === null ? sum + Number(minor) : sum), 0),
  }
}
