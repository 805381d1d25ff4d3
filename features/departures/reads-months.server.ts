import { sql } from 'kysely'
import type { Style } from '#features/packages/package.ts'
import type { Db } from '#platform/context.ts'
import { firstOfMonth, kigaliDay } from '#values/dates.ts'

type MonthsQuery = { now: Date; style?: Style | undefined; guaranteedOnly?: boolean | undefined }

/** The months, '2027-06', of the next two years in which a departure on sale begins. Each is looked up by the index of dates. */
export async function listDepartureMonths(db: Db, { now, style, guaranteedOnly }: MonthsQuery): Promise<string[]> {
  const today = kigaliDay(now)
  const { rows } = await sql<{ month: string }>`
    select to_char(m, 'YYYY-MM') as month
    from generate_series(${firstOfMonth(today)}::date, ${firstOfMonth(today)}::date + interval '23 months', interval '1 month') as m
    where exists (select from departures d join packages p on p.id = d.package_id
      where d.starts_on >= greatest(m::date, ${today}::date) and d.starts_on < m::date + interval '1 month'
        and d.cancelled_at is null and d.sale = 'on-sale' and d.trashed_at is null and p.status = 'published'
        and (${style ?? null}::text is null or ${style ?? null}::text = any(p.styles))
        and (d.guaranteed or not ${guaranteedOnly ?? false}::boolean))
    order by m`.execute(db)
  return rows.map(({ month }) => month)
}
