import { isBusy } from '#features/crew/assignments/assignment.ts'
import { changeAssignment } from '#features/crew/assignments/change-assignment.server.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findOut } from '../reads-out.server.ts'
import type { AssignmentRefusal } from './assignment-refusal.ts'
import { type Actor, noteAssignment } from './note-assignment.server.ts'

/**
 * Takes a guide or a vehicle off, or ends an absence: from then on its sheet is closed and the time is free. `seen`: the version that the
 * screen showed; absent, whichever there is. A freelancer who was asked or had said yes is told by email. Refused: a hired
 * vehicle that is with the customer. Returns the audit entry.
 */
export const releaseAssignment = (
  ctx: Context,
  { id, seen, actor }: { id: number; seen?: number; actor: Actor },
): Promise<Outcome<{ entry: number }, AssignmentRefusal>> =>
  transact<{ entry: number }, AssignmentRefusal>(ctx.db, async (tx) => {
    const before = await findAssignment(tx, id)
    if (!before) return refused({ reason: 'assignment-unknown' })
    if (!isBusy(before.state)) return refused({ reason: 'assignment-ended' })
    if (seen !== undefined && before.version !== seen) return refused({ reason: 'changed-meanwhile' })
    if (await findOut(tx, id)) return refused({ reason: 'handed-over', name: before.name })
    const change = { state: 'released' as const, answerBy: null, endedAt: await ctx.clock.in(tx) }
    if (!(await changeAssignment(ctx, tx, before, change))) return refused({ reason: 'changed-meanwhile' })
    return done({ entry: await noteAssignment(ctx, tx, { id, before, actor, action: 'crew-released' }) })
  })
