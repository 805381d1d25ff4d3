import { sql } from 'kysely'
import type { AssignmentState, CrewRole, RunKey, Span } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import { newCar, newGuide } from './crew.ts'

let next = 1

/** A vehicle of the crew under a name of its own. Returns its id. */
export const addCar = (db: Db, car: NonNullable<Parameters<typeof newCar>[2]>) => newCar(db, `Vehicle ${next++}`, car)

/** A guide under a name of their own. Returns the id. */
export const addGuide = (db: Db) => newGuide(db, `Guide ${next++}`)

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
