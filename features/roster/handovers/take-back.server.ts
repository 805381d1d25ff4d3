import { noteChange } from '#features/bookings/changes/note-change.server.ts'
import { lockBooking } from '#features/bookings/reads.server.ts'
import { changeAssignment } from '#features/crew/assignments/change-assignment.server.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockMembers } from '../assign/lock-members.server.ts'
import { type Actor, noteAssignment } from '../assign/note-assignment.server.ts'
import type { Handover } from './handover.ts'
import type { HandoverRefusal } from './handover-refusal.ts'
import { handoverNote } from './note-handover.server.ts'
import { listHiredVehicles } from './reads-handovers.server.ts'
import { insertHandover } from './writes-handovers.server.ts'

export type TakeBackInput = {
  bookingId: string
  assignmentId: number
  /** `marks`: the new ones alone. */
  handover: Pick<Handover, 'at' | 'kilometres' | 'fuelEighths' | 'marks' | 'accessories' | 'signedBy' | 'note'>
  actor: Actor
}

/**
 * Takes a hired vehicle back from the customer, with its condition. Nothing is charged. Refused: what was not handed over, a second time, an
 * hour to come or before it was handed over, and fewer kilometres than then.
 */
export const takeBack = (
  ctx: Context,
  { bookingId, assignmentId: id, handover, actor }: TakeBackInput,
): Promise<Outcome<undefined, HandoverRefusal>> =>
  transact<undefined, HandoverRefusal>(ctx.db, async (tx) => {
    const known = await findAssignment(tx, id)
    if (known?.kind !== 'car' || known.bookingId !== bookingId) return refused({ reason: 'assignment-unknown' })
    // The booking before its vehicle, as everywhere: what happens is an entry of its timeline.
    await lockBooking(tx, bookingId)
    await lockMembers(tx, [{ kind: 'car', id: known.memberId }])
    const vehicle = (await listHiredVehicles(tx, bookingId)).find(({ assignment }) => assignment.id === id)
    if (!vehicle?.out) return refused({ reason: 'not-handed-over' })
    if (vehicle.back) return refused({ reason: 'taken-back-already', by: vehicle.back.recordedBy })
    const now = await ctx.clock.in(tx)
    if (handover.at.getTime() > now.getTime() + 60_000) return refused({ reason: 'in-future' })
    if (handover.at < vehicle.out.at) return refused({ reason: 'before-handover' })
    const { kilometres } = vehicle.out
    if (handover.kilometres < kilometres) return refused({ reason: 'kilometres-below', kilometres })
    if (!(await changeAssignment(ctx, tx, vehicle.assignment, {}))) return refused({ reason: 'changed-meanwhile' })
    const nothing = { licenceSeen: false, depositMinor: 0, depositMethod: '' } as const
    const row = { ...handover, ...nothing, kind: 'return' as const, assignmentId: id, recordedBy: actor.name, recordedAt: now }
    if (!(await insertHandover(tx, row))) return refused({ reason: 'taken-back-already', by: '' })
    await noteAssignment(ctx, tx, { id, before: vehicle.assignment, actor, action: 'vehicle-taken-back' })
    const text = handoverNote(vehicle.car.plate || vehicle.car.name, row)
    await noteChange(ctx, tx, bookingId, { actor: actor.name, text })
    return done(undefined)
  })
