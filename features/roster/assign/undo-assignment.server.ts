import { findAuditEntry } from '#features/audit-log/reads.server.ts'
import { isBusy, subjectOf } from '#features/crew/assignments/assignment.ts'
import { changeAssignment } from '#features/crew/assignments/change-assignment.server.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findOut } from '../reads-out.server.ts'
import type { AssignmentRefusal } from './assignment-refusal.ts'
import { checkHires } from './check-hires.server.ts'
import { checkOverlaps } from './check-overlaps.server.ts'
import { lockMembers } from './lock-members.server.ts'
import { type Actor, noteAssignment, type StoredAssignment } from './note-assignment.server.ts'

type Done = Outcome<undefined, AssignmentRefusal>

/**
 * Undoes an assignment, a move or a release: what was new is released, and what there was stands again with its hours, its state and the
 * name of who had accepted an overlap. Refused when somebody has changed the assignment since, and when its earlier hours overlap something
 * by now that nobody accepted. `entry`: the audit entry of what is undone.
 */
export const undoAssignment = (ctx: Context, { entry, actor }: { entry: number; actor: Actor }): Promise<Done> =>
  transact<undefined, AssignmentRefusal>(ctx.db, (tx) => undo(ctx, tx, entry, actor))

async function undo(ctx: Context, tx: Tx, entry: number, actor: Actor): Promise<Done> {
  const facts = (await findAuditEntry(tx, entry))?.facts ?? {}
  const known = await findAssignment(tx, Number(facts.assignment) || 0)
  if (!known) return refused({ reason: 'assignment-unknown' })
  const member = (await lockMembers(tx, [{ kind: known.kind, id: known.memberId }]))({ kind: known.kind, id: known.memberId })
  const current = await findAssignment(tx, known.id)
  if (!member || !current || current.version !== facts.version) return refused({ reason: 'changed-meanwhile' })
  if (await findOut(tx, current.id)) return refused({ reason: 'handed-over', name: member.name })
  const before = facts.before as StoredAssignment | undefined
  const note = { id: current.id, before: current, actor }
  if (!before) {
    await changeAssignment(ctx, tx, current, { state: 'released', answerBy: null, endedAt: await ctx.clock.in(tx) })
    await noteAssignment(ctx, tx, { ...note, action: 'crew-released' })
    return typeof facts.replaces === 'number' ? undo(ctx, tx, facts.replaces, actor) : done(undefined)
  }
  const { from, to, state, role, acceptedBy, acceptedReason } = before
  if (isBusy(state) && acceptedBy === null) {
    const use = { kind: current.kind, memberId: current.memberId, from, to, except: [current.id] }
    const free = await checkOverlaps(tx, { name: member.name, use, acceptance: undefined })
    if (!free.done) return free
  }
  if (isBusy(state)) {
    const away = {
      kind: current.kind,
      memberId: current.memberId,
      name: member.name,
      subject: subjectOf(current),
      span: { from, to },
    }
    const mayLeave = await checkHires(ctx, tx, away)
    if (!mayLeave.done) return mayLeave
  }
  const change = { span: { from, to }, state, role, acceptedBy, acceptedReason, ...(isBusy(state) && { endedAt: null }) }
  await changeAssignment(ctx, tx, current, change)
  await noteAssignment(ctx, tx, { ...note, action: isBusy(state) ? 'crew-assigned' : 'crew-released' })
  return done(undefined)
}
