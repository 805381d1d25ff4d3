import { sql } from 'kysely'
import { busyStates } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type AssignedMember, type Misfit, misfitsOf } from './misfits.ts'

/** Who is assigned to a run that is not over and does not fit any more, by the first day of the run. One statement. */
export async function listMisfits(db: Db, today: Day): Promise<Misfit[]> {
  const { rows } = await sql<AssignedMember>`
    select a.id as "assignmentId", case when a.guide_id is null then 'car' else 'guide' end as kind,
      coalesce(a.guide_id, a.car_id) as "memberId", coalesce(g.name, c.name) as name, coalesce(g.active, c.active) as active,
      g.licence_until as "licenceUntil", c.inspection_until as "inspectionUntil", c.insured_until as "insuredUntil",
      a.departure_id as "departureId", a.booking_id as "bookingId", coalesce(b.reference, k.title) as reference,
      coalesce(b.title, k.title) as title, lower(a.run_days) as "startsOn", upper(a.run_days) - 1 as "endsOn"
    from assignments a
    left join guides g on g.id = a.guide_id
    left join cars c on c.id = a.car_id
    left join bookings b on b.id = a.booking_id
    left join departures d on d.id = a.departure_id
    left join packages k on k.id = d.package_id
    where a.absence is null and a.state in (${sql.join(busyStates.map((state) => sql.lit(state)))})
      and a.during && tsrange(${today}::timestamp, null) and upper(a.run_days) > ${today}::date
      and (not coalesce(g.active, c.active) or g.licence_until < upper(a.run_days) or c.inspection_until < upper(a.run_days)
        or c.insured_until < upper(a.run_days))
    order by lower(a.run_days), a.id`.execute(db)
  return misfitsOf(rows)
}
