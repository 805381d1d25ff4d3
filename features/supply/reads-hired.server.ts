import { sql } from 'kysely'
import { busyStates } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'

/** A vehicle that is hired in: its supplier, and the services by which that may charge it, counted by vehicle and day. */
export type HiredIn = { carId: number; supplierId: number; serviceIds: number[] }

/** The vehicles of suppliers that are assigned to a booking, each once. */
export async function listHiredIn(db: Db, bookingId: string): Promise<HiredIn[]> {
  const { rows } = await sql<HiredIn>`
    select distinct c.id as "carId", c.supplier_id as "supplierId", array(
      select v.id from supplier_services v
      where v.supplier_id = c.supplier_id and v.basis = 'vehicle-day' and v.archived_at is null order by v.id) as "serviceIds"
    from assignments a join cars c on c.id = a.car_id
    where a.booking_id = ${bookingId} and c.supplier_id is not null
      and a.state in (${sql.join(busyStates.map((state) => sql.lit(state)))}) order by c.id`.execute(db)
  return rows
}
