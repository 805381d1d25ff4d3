import { addAssignments } from '#features/crew/assignments/add-assignments.server.ts'
import {
  type AssignmentState,
  type CrewRole,
  overlap,
  type RunKey,
  type Span,
  spanOfDays,
} from '#features/crew/assignments/assignment.ts'
import { changeAssignment } from '#features/crew/assignments/change-assignment.server.ts'
import { assignmentToRun } from '#features/crew/assignments/new-assignment.ts'
import { listAssignmentsOf } from '#features/crew/assignments/reads-assignments.server.ts'
import type { CrewKind } from '#features/crew/crew.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findRole } from '../find-fit.server.ts'
import { usualSpan } from '../missing.ts'
import { findOut } from '../reads-out.server.ts'
import { findRun } from '../reads-runs.server.ts'
import type { AssignmentRefusal } from './assignment-refusal.ts'
import { checkHires } from './check-hires.server.ts'
import { checkOverlaps } from './check-overlaps.server.ts'
import { lockMembers } from './lock-members.server.ts'
import { type Actor, noteAssignment } from './note-assignment.server.ts'

export type AssignInput = {
  run: RunKey
  member: { kind: CrewKind; id: number }
  /** What a guide does on it; absent, of the guide's roles one that is missing, else the usual one. */
  role?: CrewRole | undefined
  /** On Kigali's clock; absent, `usualSpan`. */
  span?: Span | undefined
  /** Why it may overlap another assignment; absent, it may not. */
  acceptReason?: string | undefined
  actor: Actor
}

/** The assignment, the state in which it is now, and the audit entry of what was done. */
export type Assigned = { id: number; state: AssignmentState; entry: number }

/**
 * Assigns a guide or a vehicle to a run, or changes the hours of an assignment to it in the same hours. Whoever is busy in these hours is
 * refused, naming with what, unless staff accept it with a reason: their name is stored. Of two at once the second waits and sees the
 * first; the database refuses what no action should. Refused too: whoever does not fit (`fitOf`), hours outside the run and its transfers, a run that is over, a
 * vehicle for hire on days on which all of its class are hired. A
 * freelancer is asked by email, where nobody has paid yet only once somebody has. Returns the audit entry, by which `undoAssignment` undoes it.
 */
export const assignMember = (ctx: Context, input: AssignInput): Promise<Outcome<Assigned, AssignmentRefusal>> =>
  transact<Assigned, AssignmentRefusal>(ctx.db, async (tx) => {
    const { run: key, actor, acceptReason } = input
    const member = (await lockMembers(tx, [input.member]))(input.member)
    if (!member) return refused({ reason: 'member-unknown' })
    if (!member.active) return refused({ reason: 'member-retired', name: member.name })
    const at = await ctx.clock.in(tx)
    const run = await findRun(tx, key)
    if (!run) return refused({ reason: 'run-unknown' })
    if (run.days.to < kigaliDay(at)) return refused({ reason: 'run-over' })
    const { kind, id: memberId } = member
    const { role, misfits, missing } = await findRole(tx, run, { kind, id: memberId, role: input.role, span: input.span })
    const span = input.span ?? usualSpan(run, missing)
    const hours = [spanOfDays(run.days.from, run.days.to), ...run.transfers.map((transfer) => transfer.span)]
    if (span.from >= span.to || !hours.some((one) => overlap(span, one))) return refused({ reason: 'hours-wrong' })
    if (misfits.length > 0) return refused({ reason: 'does-not-fit', name: member.name, why: misfits })
    const had = (await listAssignmentsOf(tx, [key])).find(
      (one) => one.kind === kind && one.memberId === memberId && overlap(one, span),
    )
    const use = { kind, memberId, ...span, except: had ? [had.id] : [] }
    const acceptance = acceptReason === undefined ? undefined : { by: actor.name, reason: acceptReason }
    const accepted = await checkOverlaps(tx, { name: member.name, use, acceptance })
    if (!accepted.done) return accepted
    const mayLeave = await checkHires(ctx, tx, { kind, memberId, name: member.name, subject: key, span })
    if (!mayLeave.done) return mayLeave
    const on = { run: key, runDays: run.days, isPencilled: run.isPencilled, span, role, at, ...accepted.value }
    if (had) {
      if (await findOut(tx, had.id)) return refused({ reason: 'handed-over', name: member.name })
      const change = { span, runDays: run.days, ...(input.role && kind === 'guide' && { role: input.role }), ...accepted.value }
      if (!(await changeAssignment(ctx, tx, had, change))) return refused({ reason: 'changed-meanwhile' })
      return done({
        id: had.id,
        state: had.state,
        entry: await noteAssignment(ctx, tx, { id: had.id, before: had, actor, action: 'crew-assigned' }),
      })
    }
    const assignment = assignmentToRun(member, on)
    const [id = 0] = await addAssignments(ctx, tx, [assignment], { at, by: actor.name })
    return done({ id, state: assignment.state, entry: await noteAssignment(ctx, tx, { id, actor, action: 'crew-assigned' }) })
  })
