import { noteChange } from '#features/bookings/changes/note-change.server.ts'
import { lockBooking } from '#features/bookings/reads.server.ts'
import { listVehicleClasses } from '#features/cars/reads.server.ts'
import { isBusy } from '#features/crew/assignments/assignment.ts'
import { changeAssignment } from '#features/crew/assignments/change-assignment.server.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockMembers } from '../assign/lock-members.server.ts'
import { type Actor, noteAssignment } from '../assign/note-assignment.server.ts'
import { findRun } from '../reads-runs.server.ts'
import type { Handover } from './handover.ts'
import { type HandoverProblem, handoverProblems, kigaliTime } from './handover-problems.ts'
import type { HandoverRefusal } from './handover-refusal.ts'
import { handoverNote } from './note-handover.server.ts'
import { listHiredVehicles } from './reads-handovers.server.ts'
import { insertHandover } from './writes-handovers.server.ts'

const dayMs = 86_400_000

/** A vehicle is not handed over more than a day before its hire begins: how late a hire may begin that is handed over at an instant. */
export const latestBeginning = (at: Date): Date => new Date(at.getTime() + dayMs)

export type HandOverInput = {
  bookingId: string
  assignmentId: number
  handover: Omit<Handover, 'kind' | 'recordedBy'>
  actor: Actor
}

/**
 * Gives a hired vehicle to the customer, with its condition. Refused: what is no hire, or is not assigned to it any more, a second time, what
 * `handoverProblems` names, an hour to come or more than a day before the hire begins, self-drive without a look at the licence, and a deposit without its method. From then
 * on the vehicle is neither taken off nor moved until it is taken back.
 */
export const handOver = (
  ctx: Context,
  { bookingId, assignmentId: id, handover, actor }: HandOverInput,
): Promise<Outcome<undefined, HandoverRefusal | HandoverProblem>> =>
  transact<undefined, HandoverRefusal | HandoverProblem>(ctx.db, async (tx) => {
    const known = await findAssignment(tx, id)
    if (known?.kind !== 'car' || known.bookingId !== bookingId) return refused({ reason: 'assignment-unknown' })
    // The booking before its vehicle, as everywhere: what happens is an entry of its timeline.
    await lockBooking(tx, bookingId)
    await lockMembers(tx, [{ kind: 'car', id: known.memberId }])
    const [run, vehicles, classes] = [
      await findRun(tx, { bookingId }),
      await listHiredVehicles(tx, bookingId),
      await listVehicleClasses(tx),
    ]
    const vehicle = vehicles.find(({ assignment }) => assignment.id === id)
    if (!run?.hired) return refused({ reason: 'not-a-hire' })
    if (vehicle?.out) return refused({ reason: 'handed-over-already', by: vehicle.out.recordedBy })
    if (!vehicle || !isBusy(vehicle.assignment.state)) return refused({ reason: 'assignment-unknown' })
    const now = await ctx.clock.in(tx)
    const [problem] = handoverProblems(run, vehicle, vehicles, classes, now).problems
    if (problem) return refused(problem)
    if (handover.at.getTime() > now.getTime() + 60_000) return refused({ reason: 'in-future' })
    if (kigaliTime(latestBeginning(handover.at)) < run.span.from) return refused({ reason: 'too-early' })
    if (!run.hired.withDriver && !handover.licenceSeen) return refused({ reason: 'licence-not-seen' })
    if (handover.depositMinor > 0 && handover.depositMethod === '') return refused({ reason: 'deposit-method-missing' })
    // The version rises, so that whoever takes the vehicle off at this moment is refused.
    if (!(await changeAssignment(ctx, tx, vehicle.assignment, {}))) return refused({ reason: 'changed-meanwhile' })
    const row = { ...handover, kind: 'out' as const, assignmentId: id, recordedBy: actor.name, recordedAt: now }
    if (!(await insertHandover(tx, row))) return refused({ reason: 'handed-over-already', by: '' })
    await noteAssignment(ctx, tx, { id, before: vehicle.assignment, actor, action: 'vehicle-handed-over' })
    const text = handoverNote(vehicle.car.plate || vehicle.car.name, row)
    await noteChange(ctx, tx, bookingId, { actor: actor.name, text })
    return done(undefined)
  })
