import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { SoldBooking } from './income.ts'
import type { ReportRange } from './report-range.ts'

/** A booking that was sold, or cancelled after it was, with what it is of. */
export type TravellingBooking = Pick<SoldBooking, 'id' | 'month' | 'line' | 'product' | 'name'> & {
  departureId: number | null
  reference: string
  title: string
  startsOn: Day
  isCancelled: boolean
}

/** The bookings whose first travel day is within a range, by that day. One statement, by its index. */
export async function listTravelling(db: Db, { from, to }: Pick<ReportRange, 'from' | 'to'>): Promise<TravellingBooking[]> {
  const { rows } = await sql<TravellingBooking>`
    select s.id, s.departure_id as "departureId", s.reference, s.title, s.starts_on as "startsOn", s.month, s.line, s.product,
      coalesce(k.title, h.name, v.name, s.title) as name, s.state = 'cancelled' as "isCancelled"
    from (
      select b.*, date_trunc('month', b.starts_on)::date as month,
        case b.kind when 'stay' then 'hotel' when 'hire' then 'car' when 'tailored' then 'tailored' else 'package' end as line,
        coalesce(b.ordered ->> 'package', b.ordered ->> 'hotel', b.ordered ->> 'vehicleClass', '') as product
      from bookings b where b.starts_on between ${from} and ${to}
        and b.state in ('pending', 'confirmed', 'in-progress', 'completed', 'no-show', 'cancelled')) s
    left join packages k on k.slug = s.product and s.line = 'package'
    left join hotels h on h.id = s.product and s.line = 'hotel'
    left join vehicle_classes v on v.id = s.product and s.line = 'car'
    order by s.starts_on, s.id`.execute(db)
  return rows
}
