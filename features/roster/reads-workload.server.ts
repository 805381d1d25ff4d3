import { sql } from 'kysely'
import { busyStates } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { countedDays } from './free-and-fit.ts'

/**
 * What a guide or a vehicle has worked and what it does next. `daysWorked`: on how many of the 28 days before today it was on a run; `next`:
 * what it is on, or goes on first, and `ahead` how many with that one. Absences do not count.
 */
export type Workload = {
  daysWorked: number
  ahead: number
  next: { departureId: number | null; bookingId: string | null; title: string; from: string; to: string } | null
}

/** The workload of each guide and vehicle that has any, by 'guide-3'. One statement. */
export async function readWorkload(db: Db, today: Day): Promise<Map<string, Workload>> {
  const isBusy = sql`a.state in (${sql.join(busyStates.map((state) => sql.lit(state)))})`
  const first = sql`${today}::date - ${countedDays}::int`
  const { rows } = await sql<Workload & { member: string }>`
    with busy as (
      select case when a.guide_id is null then 'car-' || a.car_id else 'guide-' || a.guide_id end as member, a.id, a.during,
        a.departure_id, a.booking_id
      from assignments a where ${isBusy} and a.absence is null and a.during && tsrange((${first})::timestamp, null)
    ), worked as (
      select member, count(distinct day)::int as days
      from busy, generate_series(greatest(lower(during)::date, ${first}),
        least((upper(during) - interval '1 minute')::date, ${today}::date - 1), interval '1 day') as day
      group by member
    ), ahead as (
      select distinct on (b.member) b.member, count(*) over (partition by b.member)::int as count,
        jsonb_build_object('departureId', b.departure_id, 'bookingId', b.booking_id, 'title', coalesce(p.title, k.title),
          'from', to_char(lower(b.during), 'YYYY-MM-DD"T"HH24:MI'), 'to', to_char(upper(b.during), 'YYYY-MM-DD"T"HH24:MI')) as next
      from busy b
      left join departures d on d.id = b.departure_id
      left join packages p on p.id = d.package_id
      left join bookings k on k.id = b.booking_id
      where upper(b.during) > ${today}::timestamp
      order by b.member, lower(b.during), b.id
    )
    select member, coalesce(worked.days, 0) as "daysWorked", coalesce(ahead.count, 0) as ahead, ahead.next
    from worked full join ahead using (member)`.execute(db)
  return new Map(rows.map(({ member, ...workload }) => [member, workload]))
}
