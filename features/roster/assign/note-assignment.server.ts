import type { AuditAction, Subject } from '#features/audit-log/action.ts'
import { recordAudits } from '#features/audit-log/note-audit-entries.server.ts'
import { type Assignment, runOf, runText } from '#features/crew/assignments/assignment.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import { departureSubject } from '#features/departures/note-departure.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { nameRuns } from '../reads-runs.server.ts'

export type Actor = { id: string; name: string }

/** What undoing gives back: an assignment as it was. */
export type StoredAssignment = Pick<
  Assignment,
  'kind' | 'memberId' | 'role' | 'from' | 'to' | 'state' | 'acceptedBy' | 'acceptedReason'
>

const stored = ({ kind, memberId, role, from, to, state, acceptedBy, acceptedReason }: Assignment): StoredAssignment => ({
  kind,
  memberId,
  role,
  from,
  to,
  state,
  acceptedBy,
  acceptedReason,
})

/** `replaces`: the entry of the release that made room for it. */
type NoteInput = { id: number; before?: Assignment; replaces?: number; actor: Actor | null; action: AuditAction }

/**
 * Records a change of an assignment in the audit log of its departure, its booking or, for an absence, its guide or vehicle, with what it
 * was and what it is. `before` absent: it is new. Answers the entry, by which `undoAssignment` undoes it.
 */
export async function noteAssignment(ctx: Context, tx: Tx, { id, before, replaces, actor, action }: NoteInput): Promise<number> {
  const after = await findAssignment(tx, id)
  if (!after) throw new Error('Nothing was assigned')
  const facts = {
    [after.kind]: after.name,
    ...(before && before.name !== after.name && { from: before.name }),
    assignment: id,
    version: after.version,
    ...(before && { before: stored(before) }),
    ...(replaces !== undefined && { replaces }),
    after: stored(after),
  }
  const [entry] = await recordAudits(ctx, tx, [{ actor, action, subject: await subjectFor(tx, after), facts }])
  if (entry === undefined) throw new Error('Nothing was written down')
  return entry
}

async function subjectFor(tx: Tx, { kind, memberId, name, departureId, bookingId }: Assignment): Promise<Subject> {
  const key = runOf({ departureId, bookingId })
  const named = key && (await nameRuns(tx, [key])).get(runText(key))
  if (departureId !== null && named) return departureSubject({ id: departureId, title: named.title, startsOn: named.startsOn })
  if (bookingId !== null && named) return { kind: 'booking', id: bookingId, words: named.reference }
  return { kind, id: String(memberId), words: name }
}
