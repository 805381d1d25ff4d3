import { sql } from 'kysely'
import type { AssignmentState, CrewRole, RunKey, Span } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'

let next = 1

/** A vehicle of the crew; without a number plate where none is given. Returns its id. */
export async function addCar(
  db: Db,
  { seats, plate = '', classId = null }: { seats: number; plate?: string; classId?: string | null },
) {
  const { rows } = await sql<{ id: number }>`
    insert into cars (name, seats, plate, vehicle_class_id) values (${`Vehicle ${next++}`}, ${seats}, ${plate}, ${classId}) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}

/** A guide. Returns the id. */
export async function addGuide(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into guides (name) values (${`Guide ${next++}`}) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

type Assign = Span & { run: RunKey; state?: AssignmentState } & ({ guideId: number; role: CrewRole } | { carId: number })

/** An assignment as a row, without the action that refuses any. Returns its id. */
export async function assign(db: Db, { run, from, to, state = 'confirmed', ...member }: Assign): Promise<number> {
  const [guide, role] = 'guideId' in member ? [member.guideId, member.role] : [null, null]
  const car = 'carId' in member ? member.carId : null
  const { rows } = await sql<{ id: number }>`
    insert into assignments (guide_id, car_id, role, departure_id, booking_id, during, run_days, state, created_by, ended_at)
    values (${guide}, ${car}, ${role}, ${'departureId' in run ? run.departureId : null}, ${'bookingId' in run ? run.bookingId : null},
      tsrange(${from}::timestamp, ${to}::timestamp), daterange(${from.slice(0, 10)}::date, ${to.slice(0, 10)}::date, '[]'), ${state}, 'Owner',
      ${state === 'declined' || state === 'released' ? new Date() : null})
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}
