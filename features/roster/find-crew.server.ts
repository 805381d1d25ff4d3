import type { Assignment, RunKey } from '#features/crew/assignments/assignment.ts'
import { listAbsences, listAssignmentsOf } from '#features/crew/assignments/reads-assignments.server.ts'
import { listCars } from '#features/crew/reads.server.ts'
import { usualSeatsPerCar } from '#features/orders/crew-of-group.ts'
import type { Db } from '#platform/context.ts'
import { type Missing, missingOf, withoutAbsences, withSeats } from './missing.ts'
import { findRun } from './reads-runs.server.ts'
import { requirementOf } from './requirements.ts'
import type { Run } from './run.ts'

/** Who is on a run and what it misses; undefined for what is no run (any more). Five statements. */
export async function findCrew(db: Db, key: RunKey): Promise<{ run: Run; crew: Assignment[]; missing: Missing } | undefined> {
  const [run, crew, cars] = await Promise.all([findRun(db, key), listAssignmentsOf(db, [key]), listCars(db)])
  if (!run) return undefined
  const requirement = requirementOf(run, { seatsPerCar: usualSeatsPerCar })
  const there = withoutAbsences(withSeats(crew, cars), await listAbsences(db, run.span))
  return { run, crew, missing: missingOf(requirement, there, run) }
}
