import type { CrewKind } from '#features/crew/crew.ts'
import { lockCrewMember } from '#features/crew/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { noteDeparture } from '../note-departure.server.ts'
import { findAdminDeparture } from '../reads-admin.server.ts'
import { deleteCrew, upsertCrew } from '../writes.server.ts'
import { type FoundClash, listClashes, listCrewOf } from './reads-crew.server.ts'

/** The days of an assignment, and who accepted a clash: as the audit log stores it, for undo. */
export type AssignedDays = { from: Day; to: Day; acceptedBy?: string }

export type AssignRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'cancelled-already' }
  | { reason: 'crew-unknown' }
  | { reason: 'crew-retired'; name: string }
  | { reason: 'days-wrong' }
  | { reason: 'crew-clash'; name: string; with: FoundClash[] }

type Actor = { id: string; name: string }
type Assign = { departureId: number; kind: CrewKind; memberId: number; from?: Day; to?: Day; evenIfClash: boolean; actor: Actor }

/**
 * Assigns a guide or a car to a departure for some days, or all, or changes the days of an assignment. Being on another departure on one of
 * these days is a clash: refused, naming the other, unless staff accept it; then their name is stored. Of two assignments at once the
 * second waits and sees the clash. Refused too: days outside the departure's, and a retired guide or car. Returns the audit entry, by which
 * `undoAssignment` undoes it.
 */
export const assignCrew = (ctx: Context, input: Assign): Promise<Outcome<{ entry: number }, AssignRefusal>> =>
  transact<{ entry: number }, AssignRefusal>(ctx.db, async (tx) => {
    const { departureId, kind, memberId, evenIfClash, actor } = input
    const member = await lockCrewMember(tx, { kind, id: memberId })
    if (!member) return refused({ reason: 'crew-unknown' })
    const departure = await findAdminDeparture(tx, departureId)
    if (!departure) return refused({ reason: 'departure-unknown' })
    if (departure.cancelledAt) return refused({ reason: 'cancelled-already' })
    if (!member.active) return refused({ reason: 'crew-retired', name: member.name })
    const { from = departure.startsOn, to = departure.endsOn } = input
    if (to < from || to < departure.startsOn || from > departure.endsOn) return refused({ reason: 'days-wrong' })
    const clashes = await listClashes(tx, [{ kind, memberId, from, to, departureId }])
    if (clashes.length > 0 && !evenIfClash) return refused({ reason: 'crew-clash', name: member.name, with: clashes })
    const acceptedBy = clashes.length > 0 ? actor.name : null
    const had = (await listCrewOf(tx, [departureId])).find((one) => one.kind === kind && one.memberId === memberId)
    await upsertCrew(tx, [{ departureId, kind, memberId, from, to, acceptedBy }])
    const before = had && daysOf({ from: had.fromDay, to: had.toDay, acceptedBy: had.acceptedBy })
    const facts = { [kind]: member.name, ...(before && { before }), after: daysOf({ from, to, acceptedBy }) }
    return done({ entry: await noteDeparture(ctx, tx, departure, { actor, action: 'crew-assigned', facts }) })
  })

const daysOf = ({ from, to, acceptedBy }: { from: Day; to: Day; acceptedBy: string | null }): AssignedDays => ({
  from,
  to,
  ...(acceptedBy !== null && { acceptedBy }),
})

/** Removes a guide or a car from a departure. Does nothing when it is not assigned; refused only for an unknown departure. */
export const releaseCrew = (
  ctx: Context,
  { departureId, kind, memberId, actor }: Pick<Assign, 'departureId' | 'kind' | 'memberId' | 'actor'>,
): Promise<Outcome<undefined, { reason: 'departure-unknown' }>> =>
  transact<undefined, { reason: 'departure-unknown' }>(ctx.db, async (tx) => {
    const member = await lockCrewMember(tx, { kind, id: memberId })
    const departure = await findAdminDeparture(tx, departureId)
    if (!departure) return refused({ reason: 'departure-unknown' })
    if (await deleteCrew(tx, { departureId, kind, memberId }))
      await noteDeparture(ctx, tx, departure, { actor, action: 'crew-released', facts: { [kind]: member?.name } })
    return done(undefined)
  })
