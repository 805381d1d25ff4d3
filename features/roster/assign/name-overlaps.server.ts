import { type Assignment, runOf, runText } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import { nameRuns } from '../reads-runs.server.ts'
import type { OverlapNamed } from './assignment-refusal.ts'

/** What these assignments are for, as sentences name it, in their order. One statement. */
export async function nameOverlaps(db: Db, assignments: readonly Assignment[]): Promise<OverlapNamed[]> {
  const names = await nameRuns(
    db,
    assignments.flatMap((one) => runOf(one) ?? []),
  )
  return assignments.map((one) => {
    const run = runOf(one)
    return { from: one.from, to: one.to, run: (run && names.get(runText(run))) ?? null, absence: one.absence }
  })
}
