import { type RunKey, runText } from '#features/crew/assignments/assignment.ts'
import { usualSeatsPerCar } from '#features/orders/crew-of-group.ts'
import type { Db } from '#platform/context.ts'
import { missingOf } from './missing.ts'
import { type MissingDays, missingDays } from './missing-days.ts'
import { listAssigned } from './reads-due.server.ts'
import { listRunsByKeys } from './reads-runs.server.ts'
import { requirementOf } from './requirements.ts'

/**
 * What these runs need of guides and vehicles beyond those who are on them, in days, by their `runText`; what is no run (any more) has none. Who was
 * asked and has not answered is on it, and so is who is away for some of it. Four statements at most, however many there are.
 */
export async function listMissingDays(db: Db, keys: readonly RunKey[]): Promise<Map<string, MissingDays>> {
  const [runs, assigned] = await Promise.all([listRunsByKeys(db, keys), listAssigned(db, keys)])
  return new Map(
    runs.map((run) => {
      const requirement = requirementOf(run, { seatsPerCar: usualSeatsPerCar })
      const missing = missingOf(requirement, assigned.get(runText(run.key)) ?? [], { ...run, isPencilled: true })
      return [runText(run.key), missingDays(missing, run.kind)]
    }),
  )
}
