import { addAssignments } from '#features/crew/assignments/add-assignments.server.ts'
import { type Absence, absencesOf, type Span } from '#features/crew/assignments/assignment.ts'
import type { CrewKind } from '#features/crew/crew.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { AssignmentRefusal } from './assignment-refusal.ts'
import { checkHires } from './check-hires.server.ts'
import { checkOverlaps } from './check-overlaps.server.ts'
import { lockMembers } from './lock-members.server.ts'
import { type Actor, noteAssignment } from './note-assignment.server.ts'

export type AbsenceInput = {
  member: { kind: CrewKind; id: number }
  absence: Absence
  span: Span
  note: string
  acceptReason?: string | undefined
  actor: Actor
}

/**
 * Says that a guide is on leave, sick or training, or that a vehicle is in the workshop, for some time on Kigali's clock. Where they have an
 * assignment then, it is refused, naming it, unless staff accept it with a reason: the assignment stays and shows as a clash. Refused for
 * good: a vehicle for hire on days on which all of its class are hired. Returns the audit entry, by which `undoAssignment` undoes it.
 */
export const addAbsence = (
  ctx: Context,
  input: AbsenceInput,
): Promise<Outcome<{ id: number; entry: number }, AssignmentRefusal>> =>
  transact<{ id: number; entry: number }, AssignmentRefusal>(ctx.db, async (tx) => {
    const { absence, span, note, actor, acceptReason } = input
    const { kind } = input.member
    const member = (await lockMembers(tx, [input.member]))(input.member)
    if (!member || !absencesOf[kind].includes(absence)) return refused({ reason: 'member-unknown' })
    if (span.from >= span.to) return refused({ reason: 'hours-wrong' })
    const use = { kind, memberId: member.id, ...span }
    const acceptance = acceptReason === undefined ? undefined : { by: actor.name, reason: acceptReason }
    const accepted = await checkOverlaps(tx, { name: member.name, use, acceptance })
    if (!accepted.done) return accepted
    const subject = { absence }
    const mayLeave = await checkHires(ctx, tx, { kind, memberId: member.id, name: member.name, subject, span })
    if (!mayLeave.done) return mayLeave
    const at = await ctx.clock.in(tx)
    const row = {
      kind,
      memberId: member.id,
      role: null,
      subject,
      span,
      runDays: null,
      state: 'confirmed' as const,
      note,
      ...accepted.value,
    }
    const [id = 0] = await addAssignments(ctx, tx, [row], { at, by: actor.name })
    return done({ id, entry: await noteAssignment(ctx, tx, { id, actor, action: 'crew-assigned' }) })
  })
