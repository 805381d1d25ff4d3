import { sql } from 'kysely'
import { busyStates } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** A hire that is sold and of whose class we have no vehicle. */
export type HireToHireIn = { bookingId: string; reference: string; startsOn: Day; className: string }

/**
 * The hires that are sold and not over, however far ahead, for whose class no active vehicle is in our lists and that miss one still. Nothing as long as no
 * vehicle there says its class: nobody uses the lists. One statement.
 */
export async function listHiresToHireIn(db: Db, today: Day): Promise<HireToHireIn[]> {
  const { rows } = await sql<HireToHireIn>`
    select b.id as "bookingId", b.reference, b.starts_on as "startsOn", coalesce(v.name, b.title) as "className"
    from bookings b left join vehicle_classes v on v.id = b.ordered ->> 'vehicleClass'
    where b.kind = 'hire' and b.state in ('pending', 'confirmed', 'in-progress') and b.ends_on >= ${today}::date
      and exists (select from cars c where c.active and c.vehicle_class_id is not null)
      and not exists (select from cars c where c.active and c.ownership = 'own' and c.vehicle_class_id = b.ordered ->> 'vehicleClass')
      and (b.ordered ->> 'vehicles')::int > (
        select count(distinct a.car_id) from assignments a
        where a.booking_id = b.id and a.state in (${sql.join(busyStates.map((state) => sql.lit(state)))}))
    order by b.starts_on, b.id`.execute(db)
  return rows
}
