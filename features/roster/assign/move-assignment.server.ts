import { addAssignments } from '#features/crew/assignments/add-assignments.server.ts'
import { type CrewRole, isBusy, overlap, runOf, type Span, spanOfDays, subjectOf } from '#features/crew/assignments/assignment.ts'
import { changeAssignment } from '#features/crew/assignments/change-assignment.server.ts'
import { assignmentToRun } from '#features/crew/assignments/new-assignment.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findRole } from '../find-fit.server.ts'
import { findOut } from '../reads-out.server.ts'
import { findRun } from '../reads-runs.server.ts'
import type { AssignmentRefusal } from './assignment-refusal.ts'
import { checkHires } from './check-hires.server.ts'
import { checkOverlaps } from './check-overlaps.server.ts'
import { lockMembers } from './lock-members.server.ts'
import { type Actor, noteAssignment } from './note-assignment.server.ts'

export type MoveInput = {
  id: number
  /** The version that the screen showed. */
  seen: number
  /** Who takes it over, of the same kind; absent, nobody. */
  memberId?: number | undefined
  role?: CrewRole | undefined
  span?: Span | undefined
  acceptReason?: string | undefined
  actor: Actor
}

/**
 * Gives an assignment other hours or another role, or gives it to another guide or vehicle. Whoever had it is released then, so that their
 * sheet is closed, and the other has a new one; an absence stays its member's. Refused as `assignMember` refuses, where the assignment has
 * ended, where somebody changed it since it was seen, and of a hired vehicle that is with the customer. Returns the assignment and the audit entry, by which `undoAssignment` undoes it.
 */
export const moveAssignment = (
  ctx: Context,
  input: MoveInput,
): Promise<Outcome<{ id: number; entry: number }, AssignmentRefusal>> =>
  transact<{ id: number; entry: number }, AssignmentRefusal>(ctx.db, async (tx) => {
    const { id, seen, actor, acceptReason } = input
    const known = await findAssignment(tx, id)
    if (!known) return refused({ reason: 'assignment-unknown' })
    const { kind } = known
    const toId = known.absence === null ? (input.memberId ?? known.memberId) : known.memberId
    const locked = await lockMembers(tx, [
      { kind, id: known.memberId },
      { kind, id: toId },
    ])
    const member = locked({ kind, id: toId })
    const before = await findAssignment(tx, id)
    if (!member || !before) return refused({ reason: 'member-unknown' })
    if (!isBusy(before.state)) return refused({ reason: 'assignment-ended' })
    if (before.version !== seen) return refused({ reason: 'changed-meanwhile' })
    if (await findOut(tx, id)) return refused({ reason: 'handed-over', name: before.name })
    if (!member.active && toId !== before.memberId) return refused({ reason: 'member-retired', name: member.name })
    const span = input.span ?? { from: before.from, to: before.to }
    const runDays = before.runFrom && before.runTo ? { from: before.runFrom, to: before.runTo } : null
    if (span.from >= span.to || (runDays && !overlap(span, spanOfDays(runDays.from, runDays.to))))
      return refused({ reason: 'hours-wrong' })
    const use = { kind, memberId: toId, ...span, except: [id] }
    const acceptance = acceptReason === undefined ? undefined : { by: actor.name, reason: acceptReason }
    const accepted = await checkOverlaps(tx, { name: member.name, use, acceptance })
    if (!accepted.done) return accepted
    const role = kind === 'guide' ? (input.role ?? before.role ?? undefined) : undefined
    const at = await ctx.clock.in(tx)
    const away = { kind, memberId: toId, name: member.name, subject: subjectOf(before), span }
    if (toId === before.memberId) {
      const mayLeave = await checkHires(ctx, tx, away)
      if (!mayLeave.done) return mayLeave
      if (
        !(await changeAssignment(ctx, tx, before, { span, ...(role && before.absence === null && { role }), ...accepted.value }))
      )
        return refused({ reason: 'changed-meanwhile' })
      return done({ id, entry: await noteAssignment(ctx, tx, { id, before, actor, action: 'crew-assigned' }) })
    }
    const run = runOf(before)
    if (!run || !runDays) throw new Error('An absence was given to somebody else')
    const now = await findRun(tx, run)
    if (!now) return refused({ reason: 'run-unknown' })
    const { role: taken, misfits } = await findRole(tx, now, { kind, id: toId, role, span })
    if (misfits.length > 0) return refused({ reason: 'does-not-fit', name: member.name, why: misfits })
    if (!(await changeAssignment(ctx, tx, before, { state: 'released', answerBy: null, endedAt: at })))
      return refused({ reason: 'changed-meanwhile' })
    const mayLeave = await checkHires(ctx, tx, away)
    if (!mayLeave.done) return mayLeave
    const isPencilled = before.state === 'pencilled'
    const assignment = assignmentToRun(member, { run, runDays, isPencilled, span, role: taken, at, ...accepted.value })
    const [newId = 0] = await addAssignments(ctx, tx, [assignment], { at, by: actor.name })
    const replaces = await noteAssignment(ctx, tx, { id, before, actor, action: 'crew-released' })
    return done({ id: newId, entry: await noteAssignment(ctx, tx, { id: newId, replaces, actor, action: 'crew-assigned' }) })
  })
