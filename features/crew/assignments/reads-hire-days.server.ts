import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type AssignmentSubject, busyStates } from './assignment.ts'

/** Written out, so that the index of busy assignments serves it. */
const isBusy = sql`a.state in (${sql.join(busyStates.map((state) => sql.lit(state)))})`

/** The class of which a vehicle for hire would be away with this; undefined of any other vehicle, and of a hire of its class. */
export async function findClassAway(tx: Tx, carId: number, subject: AssignmentSubject): Promise<string | undefined> {
  const bookingId = 'bookingId' in subject ? subject.bookingId : null
  const { rows } = await sql<{ classId: string }>`
    select c.vehicle_class_id as "classId" from cars c
    where c.id = ${carId} and c.for_hire and c.vehicle_class_id is not null
      and not hires_class(${bookingId}::uuid, c.vehicle_class_id)`.execute(tx)
  return rows[0]?.classId
}

/** Those of these days on which a vehicle for hire is away already. */
export async function listDaysAway(tx: Tx, carId: number, days: readonly Day[]): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    select d.day from unnest(${[...days]}::date[]) as d (day)
    where exists (
      select from assignments a join cars c on c.id = a.car_id
      where a.car_id = ${carId} and ${isBusy} and a.during && tsrange(d.day::timestamp, (d.day + 1)::timestamp)
        and not hires_class(a.booking_id, c.vehicle_class_id))`.execute(tx)
  return rows.map(({ day }) => day)
}

/** Vehicles for hire of a class, and the plates of those that are free from one time to another on Kigali's clock. */
export async function readFreePlates(
  db: Db,
  { classId, from, to }: { classId: string; from: string; to: string },
): Promise<{ entered: number; free: string[] }> {
  const { rows } = await sql<{ plate: string; isFree: boolean }>`
    select c.plate, c.plate <> '' and coalesce(c.inspection_until >= ${to}::timestamp::date, true)
      and coalesce(c.insured_until >= ${to}::timestamp::date, true) and not exists (
        select from assignments a where a.car_id = c.id and ${isBusy} and a.during && tsrange(${from}::timestamp, ${to}::timestamp)
      ) as "isFree"
    from cars c where c.vehicle_class_id = ${classId} and c.for_hire and c.active order by c.plate, c.name`.execute(db)
  return { entered: rows.length, free: rows.flatMap(({ plate, isFree }) => (isFree ? [plate] : [])) }
}
