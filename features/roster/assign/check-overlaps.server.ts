import { type CrewUse, listOverlaps } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { AssignmentRefusal } from './assignment-refusal.ts'
import { nameOverlaps } from './name-overlaps.server.ts'

/** Who accepts an overlap, and why; undefined where nobody does. */
export type Acceptance = { by: string; reason: string } | undefined

/**
 * Who accepted that a use overlaps what is there: nobody where nothing does. Refused where something overlaps and nobody accepts it, naming
 * it, and where no reason is given. The member is locked.
 */
export async function checkOverlaps(
  tx: Tx,
  { name, use, acceptance }: { name: string; use: CrewUse; acceptance: Acceptance },
): Promise<Outcome<{ acceptedBy: string | null; acceptedReason: string }, AssignmentRefusal>> {
  const overlaps = await listOverlaps(tx, [use])
  if (overlaps.length === 0) return done({ acceptedBy: null, acceptedReason: '' })
  if (!acceptance) return refused({ reason: 'overlap', name, overlaps: await nameOverlaps(tx, overlaps) })
  if (acceptance.reason.trim() === '') return refused({ reason: 'acceptance-reason-missing' })
  return done({ acceptedBy: acceptance.by, acceptedReason: acceptance.reason.trim() })
}
