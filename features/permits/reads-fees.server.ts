import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** A permit that can be bought, and how much of it is going on from a day: permits of lots, those allowed, and the first day of it. */
export type PermitFee = { id: string; name: string; ahead: number; firstDay: Day | null }

/** Every fee that is a permit, the one with most going on from a day first, then by name. */
export async function listPermitFees(db: Db, from: Day): Promise<PermitFee[]> {
  const { rows } = await sql<PermitFee>`
    select f.id, f.name, (coalesce(l.permits, 0) + coalesce(a.permits, 0))::int as ahead,
      least(l.first_day, a.first_day) as "firstDay"
    from visitor_fees f
    left join (
      select l.fee_id, count(*) as permits, min(l.day) as first_day from permit_lots l join permits p on p.lot_id = l.id
      where l.day >= ${from} and l.state in ('wanted', 'reserved', 'deposited', 'paid') group by 1
    ) l on l.fee_id = f.id
    left join (
      select fee_id, sum(quantity) as permits, min(greatest(from_day, ${from}::date)) as first_day from permit_allowances where to_day >= ${from} and ended_at is null group by 1
    ) a on a.fee_id = f.id
    where f.kind = 'permit'
    order by ahead desc, f.name`.execute(db)
  return rows
}
