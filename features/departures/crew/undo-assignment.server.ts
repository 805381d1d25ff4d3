import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import type { CrewKind } from '#features/crew/crew.ts'
import { lockCrewMember } from '#features/crew/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { noteDeparture } from '../note-departure.server.ts'
import { findAdminDeparture } from '../reads-admin.server.ts'
import { deleteCrew, upsertCrew } from '../writes.server.ts'
import type { AssignedDays } from './assign-crew.server.ts'
import { type FoundClash, listClashes, listCrewOf } from './reads-crew.server.ts'

export type UndoAssignmentRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'cancelled-already' }
  | { reason: 'changed-meanwhile' }
  | { reason: 'crew-clash'; name: string; with: FoundClash[] }

/**
 * Undoes an assignment: a guide or a car that was not on the departure leaves it, and one that was gets its earlier days back,
 * with the name of who had accepted a clash. Refused when somebody has assigned or released them or moved the departure since,
 * and when the earlier days now clash without anybody's acceptance. `entry`: the audit entry of the assignment.
 */
export const undoAssignment = (
  ctx: Context,
  input: { departureId: number; kind: CrewKind; memberId: number; entry: number; actor: { id: string; name: string } },
): Promise<Outcome<undefined, UndoAssignmentRefusal>> =>
  transact<undefined, UndoAssignmentRefusal>(ctx.db, async (tx) => {
    const { departureId, kind, memberId, entry, actor } = input
    const member = await lockCrewMember(tx, { kind, id: memberId })
    const departure = await findAdminDeparture(tx, departureId)
    if (!departure || !member) return refused({ reason: 'departure-unknown' })
    if (departure.cancelledAt) return refused({ reason: 'cancelled-already' })
    const log = await listAuditEntriesOf(tx, { kind: 'departure', id: String(departureId) }, ['crew-assigned', 'crew-released'])
    const last = log.findLast(({ facts }) => facts[kind] === member.name)
    const current = (await listCrewOf(tx, [departureId])).find((one) => one.kind === kind && one.memberId === memberId)
    const after = last?.facts.after as AssignedDays | undefined
    const asLeft = current?.fromDay === after?.from && current?.toDay === after?.to
    if (last?.id !== entry || !current || !after || !asLeft) return refused({ reason: 'changed-meanwhile' })
    const before = last.facts.before as AssignedDays | undefined
    const note = { actor, facts: { [kind]: member.name, before: after, ...(before && { after: before }) } }
    if (!before) {
      await deleteCrew(tx, { departureId, kind, memberId })
      await noteDeparture(ctx, tx, departure, { ...note, action: 'crew-released' })
      return done(undefined)
    }
    const { from, to, acceptedBy = null } = before
    const clashes = acceptedBy === null ? await listClashes(tx, [{ kind, memberId, from, to, departureId }]) : []
    if (clashes.length > 0) return refused({ reason: 'crew-clash', name: member.name, with: clashes })
    await upsertCrew(tx, [{ departureId, kind, memberId, from, to, acceptedBy }])
    await noteDeparture(ctx, tx, departure, { ...note, action: 'crew-assigned' })
    return done(undefined)
  })
