import { listPackageServices } from '#features/costs/reads.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import { loadSupplyRun } from '../reads-runs.server.ts'
import { alternativesOf } from './package-lines.ts'

/** Services that may stand in for those of the package of a run, by the key of the line, the first choice first. None for other runs. */
export async function findAlternatives(db: Db, key: RunKey): Promise<Map<string, readonly number[]>> {
  const run = await loadSupplyRun(db, key)
  return run?.packageId == null ? new Map() : alternativesOf(await listPackageServices(db, run.packageId))
}
